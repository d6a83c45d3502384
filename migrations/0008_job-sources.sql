CREATE TABLE `job_sources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`adapter` text NOT NULL,
	`locator` text NOT NULL,
	`kind` text DEFAULT 'employer' NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`needs_key` integer DEFAULT false NOT NULL,
	`lane` text NOT NULL,
	`health` text DEFAULT 'waiting' NOT NULL,
	`failure` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`proved_at` integer,
	`last_read_at` integer,
	`last_success_at` integer,
	`next_read_at` integer,
	`postings` integer DEFAULT 0 NOT NULL,
	`legal_postings` integer DEFAULT 0 NOT NULL,
	`etag` text,
	`last_modified` text,
	`read_id` text,
	`reading_until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_sources_place` ON `job_sources` (`adapter`,`locator`);--> statement-breakpoint
CREATE INDEX `job_sources_due` ON `job_sources` (`is_enabled`,`next_read_at`);--> statement-breakpoint
CREATE INDEX `job_sources_lane` ON `job_sources` (`lane`,`next_read_at`);--> statement-breakpoint
CREATE TABLE `online_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` integer NOT NULL,
	`external_id` text NOT NULL,
	`url` text NOT NULL,
	`url_key` text NOT NULL,
	`dedup_key` text NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	`duplicate_of` integer,
	`title` text NOT NULL,
	`firm` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`city` text,
	`state` text,
	`is_remote` integer DEFAULT false NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`snippet` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`practice_area` text,
	`additional_areas` text DEFAULT '[]' NOT NULL,
	`seniority` text,
	`posted_at` integer,
	`valid_through` integer,
	`detail_ref` text,
	`detail_tries` integer DEFAULT 0 NOT NULL,
	`content_hash` text NOT NULL,
	`first_seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`gone_at` integer,
	`is_shown` integer GENERATED ALWAYS AS ((gone_at is null and duplicate_of is null)) VIRTUAL,
	FOREIGN KEY (`source_id`) REFERENCES `job_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `online_jobs_source` ON `online_jobs` (`source_id`,`external_id`);--> statement-breakpoint
CREATE INDEX `online_jobs_seen` ON `online_jobs` (`source_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `online_jobs_dedup` ON `online_jobs` (`dedup_key`,`priority`);--> statement-breakpoint
CREATE INDEX `online_jobs_url` ON `online_jobs` (`url_key`,`priority`);--> statement-breakpoint
CREATE INDEX `online_jobs_gone` ON `online_jobs` (`gone_at`);--> statement-breakpoint
CREATE INDEX `online_jobs_shown` ON `online_jobs` (`is_shown`,`posted_at`);--> statement-breakpoint
CREATE INDEX `online_jobs_area` ON `online_jobs` (`practice_area`,`is_shown`,`posted_at`);--> statement-breakpoint
CREATE TABLE `source_lanes` (
	`lane` text PRIMARY KEY NOT NULL,
	`read_id` text NOT NULL,
	`lease_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `fetch_hosts` (
	`origin` text PRIMARY KEY NOT NULL,
	`robots` text,
	`is_robots_down` integer DEFAULT false NOT NULL,
	`robots_read_at` integer,
	`next_request_at` integer,
	`blocked_until` integer
);
--> statement-breakpoint
CREATE INDEX `fetch_hosts_robots_read` ON `fetch_hosts` (`robots_read_at`);--> statement-breakpoint
-- Words of the online jobs that are shown: gone ones and duplicates are not in it. Rebuilt by deleting and re-inserting.
CREATE VIRTUAL TABLE online_jobs_words USING fts5(title, practice_area, firm, place, snippet, content='', contentless_delete=1, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE TRIGGER online_jobs_words_insert AFTER INSERT ON online_jobs WHEN new.gone_at IS NULL AND new.duplicate_of IS NULL BEGIN
  INSERT INTO online_jobs_words(rowid, title, practice_area, firm, place, snippet)
  VALUES (new.id, new.title, coalesce(new.practice_area, '') || ' ' || new.additional_areas, new.firm, new.place, new.snippet);
END;
--> statement-breakpoint
CREATE TRIGGER online_jobs_words_update AFTER UPDATE OF title, practice_area, additional_areas, firm, place, snippet, gone_at, duplicate_of ON online_jobs
WHEN old.title IS NOT new.title OR old.practice_area IS NOT new.practice_area OR old.additional_areas IS NOT new.additional_areas OR old.firm IS NOT new.firm OR old.place IS NOT new.place OR old.snippet IS NOT new.snippet OR old.gone_at IS NOT new.gone_at OR old.duplicate_of IS NOT new.duplicate_of BEGIN
  DELETE FROM online_jobs_words WHERE rowid = old.id;
  INSERT INTO online_jobs_words(rowid, title, practice_area, firm, place, snippet)
  SELECT new.id, new.title, coalesce(new.practice_area, '') || ' ' || new.additional_areas, new.firm, new.place, new.snippet
  WHERE new.gone_at IS NULL AND new.duplicate_of IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER online_jobs_words_delete AFTER DELETE ON online_jobs BEGIN
  DELETE FROM online_jobs_words WHERE rowid = old.id;
END;
