CREATE TABLE `people_search_firms` (
	`query_id` integer NOT NULL,
	`source_id` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`pages_read` integer DEFAULT 0 NOT NULL,
	`people_found` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`query_id`, `source_id`),
	FOREIGN KEY (`query_id`) REFERENCES `people_search_queries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `people_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_search_firms_waiting` ON `people_search_firms` (`source_id`,`state`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` integer,
	`profile_url` text NOT NULL,
	`url_key` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`title` text,
	`firm` text NOT NULL,
	`offices` text DEFAULT '[]' NOT NULL,
	`city` text,
	`state` text,
	`place_words` text DEFAULT '' NOT NULL,
	`email` text,
	`phone` text,
	`practice_areas` text DEFAULT '[]' NOT NULL,
	`education` text DEFAULT '[]' NOT NULL,
	`jd_year` integer,
	`bar_admissions` text DEFAULT '[]' NOT NULL,
	`clerkships` text DEFAULT '[]' NOT NULL,
	`summary` text,
	`bio` text DEFAULT '' NOT NULL,
	`fact_sources` text DEFAULT '{}' NOT NULL,
	`is_person` integer DEFAULT true NOT NULL,
	`verdict` text,
	`is_lawyer` integer DEFAULT true NOT NULL,
	`content_hash` text DEFAULT '' NOT NULL,
	`first_seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`read_at` integer,
	`gone_at` integer,
	`changed_at` integer,
	`previous_firm` text,
	`previous_title` text,
	`do_not_contact_at` integer,
	`do_not_contact_by` integer,
	`deleted_at` integer,
	`is_shown` integer GENERATED ALWAYS AS ((gone_at is null and deleted_at is null)) VIRTUAL,
	FOREIGN KEY (`source_id`) REFERENCES `people_sources`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_url` ON `people` (`url_key`);--> statement-breakpoint
CREATE INDEX `people_source` ON `people` (`source_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `people_name` ON `people` (`name_key`);--> statement-breakpoint
CREATE INDEX `people_email` ON `people` (`email`);--> statement-breakpoint
CREATE INDEX `people_gone` ON `people` (`gone_at`);--> statement-breakpoint
CREATE TABLE `people_pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` integer NOT NULL,
	`url` text NOT NULL,
	`url_key` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`label` text,
	`lastmod` text,
	`seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`read_at` integer,
	`failure` text,
	FOREIGN KEY (`source_id`) REFERENCES `people_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_pages_url` ON `people_pages` (`source_id`,`url_key`);--> statement-breakpoint
CREATE INDEX `people_pages_next` ON `people_pages` (`source_id`,`state`,`tries`,`id`);--> statement-breakpoint
CREATE TABLE `people_sources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`site` text NOT NULL,
	`host` text NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`health` text DEFAULT 'waiting' NOT NULL,
	`failure` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`found_by` text,
	`robots_fact` text,
	`sitemap_fact` text,
	`needs_browser` integer DEFAULT false NOT NULL,
	`pages_found` integer DEFAULT 0 NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`listed_at` integer,
	`last_read_at` integer,
	`last_success_at` integer,
	`next_read_at` integer,
	`read_id` text,
	`reading_until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_sources_host` ON `people_sources` (`host`);--> statement-breakpoint
CREATE INDEX `people_sources_due` ON `people_sources` (`is_enabled`,`next_read_at`);--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `created_by` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `provider` text DEFAULT 'directory' NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `searched_at` integer;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `firms_total` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `firms_read` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `firms_failed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `pages_read` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `people_found` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `failure` text;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `cancelled_at` integer;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `completed_at` integer;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `deadline_at` integer;--> statement-breakpoint
ALTER TABLE `people_search_queries` ADD `saved_search_id` integer;--> statement-breakpoint
CREATE INDEX `people_search_queries_saved` ON `people_search_queries` (`saved_search_id`,`id`);--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `person_id` integer REFERENCES people(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `url_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `clerkships` text;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `filter_reason` text;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `rank` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `news` text;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `scrape_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `scrape_failure` text;--> statement-breakpoint
ALTER TABLE `people_search_results` ADD `scrape_asked_at` integer;--> statement-breakpoint
UPDATE `people_search_results` SET `url_key` = 'row:' || `id` WHERE `url_key` = '';--> statement-breakpoint
CREATE UNIQUE INDEX `people_search_results_page` ON `people_search_results` (`query_id`,`url_key`);--> statement-breakpoint
CREATE INDEX `people_search_results_person` ON `people_search_results` (`person_id`);--> statement-breakpoint
CREATE INDEX `people_search_results_scraping` ON `people_search_results` (`scraping_status`,`scrape_asked_at`);--> statement-breakpoint
-- Words of the people that are shown: who is gone or deleted is not in it. Rebuilt by deleting and re-inserting.
CREATE VIRTUAL TABLE people_words USING fts5(name, title, firm, place, areas, credentials, bio, content='', contentless_delete=1, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE TRIGGER people_words_insert AFTER INSERT ON people WHEN new.gone_at IS NULL AND new.deleted_at IS NULL BEGIN
  INSERT INTO people_words(rowid, name, title, firm, place, areas, credentials, bio)
  VALUES (new.id, new.name, coalesce(new.title, ''), new.firm, new.offices || ' ' || new.place_words, new.practice_areas, new.education || ' ' || new.bar_admissions || ' ' || new.clerkships, coalesce(new.summary, '') || ' ' || new.bio);
END;
--> statement-breakpoint
CREATE TRIGGER people_words_update AFTER UPDATE OF name, title, firm, offices, place_words, practice_areas, education, bar_admissions, clerkships, summary, bio, gone_at, deleted_at ON people
WHEN old.name IS NOT new.name OR old.title IS NOT new.title OR old.firm IS NOT new.firm OR old.offices IS NOT new.offices OR old.place_words IS NOT new.place_words OR old.practice_areas IS NOT new.practice_areas OR old.education IS NOT new.education OR old.bar_admissions IS NOT new.bar_admissions OR old.clerkships IS NOT new.clerkships OR old.summary IS NOT new.summary OR old.bio IS NOT new.bio OR old.gone_at IS NOT new.gone_at OR old.deleted_at IS NOT new.deleted_at BEGIN
  DELETE FROM people_words WHERE rowid = old.id;
  INSERT INTO people_words(rowid, name, title, firm, place, areas, credentials, bio)
  SELECT new.id, new.name, coalesce(new.title, ''), new.firm, new.offices || ' ' || new.place_words, new.practice_areas, new.education || ' ' || new.bar_admissions || ' ' || new.clerkships, coalesce(new.summary, '') || ' ' || new.bio
  WHERE new.gone_at IS NULL AND new.deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER people_words_delete AFTER DELETE ON people BEGIN
  DELETE FROM people_words WHERE rowid = old.id;
END;
