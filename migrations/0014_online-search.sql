CREATE TABLE `job_addresses` (
	`url_key` text PRIMARY KEY NOT NULL,
	`job_id` integer,
	`read_id` text,
	`reading_until` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_addresses_job` ON `job_addresses` (`job_id`);--> statement-breakpoint
CREATE TABLE `online_job_views` (
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `online_jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `online_job_views_job` ON `online_job_views` (`job_id`);--> statement-breakpoint
CREATE TABLE `saved_list_urls` (
	`url` text NOT NULL,
	`list_id` integer NOT NULL,
	PRIMARY KEY(`url`, `list_id`),
	FOREIGN KEY (`list_id`) REFERENCES `saved_job_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_list_urls_list` ON `saved_list_urls` (`list_id`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`criteria` text NOT NULL,
	`every` text NOT NULL,
	`paused_at` integer,
	`next_run_at` integer,
	`last_run_at` integer,
	`last_total` integer,
	`mark` integer DEFAULT 0 NOT NULL,
	`seen_mark` integer DEFAULT 0 NOT NULL,
	`new_count` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_searches_user` ON `saved_searches` (`user_id`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `saved_searches_due` ON `saved_searches` (`next_run_at`) WHERE "saved_searches"."next_run_at" is not null;--> statement-breakpoint
-- Every saved list's addresses, for the mark "already saved".
CREATE TRIGGER saved_list_urls_insert AFTER INSERT ON saved_job_lists BEGIN
  INSERT OR IGNORE INTO saved_list_urls(url, list_id)
  SELECT value->>'url', new.id FROM json_each(new.job_data) WHERE value->>'url' IS NOT NULL;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO saved_list_urls(url, list_id)
SELECT value->>'url', saved_job_lists.id FROM saved_job_lists, json_each(saved_job_lists.job_data) WHERE value->>'url' IS NOT NULL;
--> statement-breakpoint
-- The word index of online jobs, made anew: its row ids are the day of the posting and the id (day * 2^32 + id), so that any
-- search reads the newest first and stops when its page is full; `facets` holds every filter's value as a word of its own.
DROP TRIGGER online_jobs_words_insert;
--> statement-breakpoint
DROP TRIGGER online_jobs_words_update;
--> statement-breakpoint
DROP TRIGGER online_jobs_words_delete;
--> statement-breakpoint
DROP TABLE online_jobs_words;
--> statement-breakpoint
CREATE VIRTUAL TABLE online_jobs_words USING fts5(title, areas, firm, place, snippet, facets, content='', contentless_delete=1, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
-- What a row of the index is made of, as a view, so that triggers and the filling below say it once.
CREATE VIEW online_jobs_word_rows AS
SELECT j.id, (coalesce(j.posted_at, j.first_seen_at) / 86400000) * 4294967296 + j.id AS place_in_order,
  j.title, coalesce(j.practice_area, '') || ' ' || j.additional_areas AS areas, j.firm, j.place, j.snippet,
  'kd' || j.kind || ' src' || j.source_id
  || coalesce(' sn' || replace(j.seniority, '-', ''), '')
  || CASE WHEN j.is_remote THEN ' wmremote' ELSE ' wmonsite' END
  || CASE WHEN j.state IS NOT NULL OR j.is_remote OR j.place = '' THEN ' cous' ELSE '' END
  || coalesce(' st' || lower(j.state), '')
  || coalesce((SELECT group_concat(' st' || lower(substr(value, -2)), '') FROM json_each('[' || replace(json_quote(j.place), '; ', '","') || ']') WHERE value GLOB '*, [A-Z][A-Z]'), '')
  || coalesce(' ar' || lower(replace(replace(replace(j.practice_area, ' ', ''), '&', ''), '-', '')), '')
  || coalesce((SELECT group_concat(' ar' || lower(replace(replace(replace(value, ' ', ''), '&', ''), '-', '')), '') FROM json_each(j.additional_areas)), '')
  || coalesce((SELECT group_concat(' pay' || value, '') FROM json_each('[100,150,200,250,300,400,500]') WHERE coalesce(j.salary_max, j.salary_min) >= value * 1000), '') AS facets
FROM online_jobs j WHERE j.gone_at IS NULL AND j.duplicate_of IS NULL;
--> statement-breakpoint
CREATE TRIGGER online_jobs_words_insert AFTER INSERT ON online_jobs WHEN new.gone_at IS NULL AND new.duplicate_of IS NULL BEGIN
  INSERT INTO online_jobs_words(rowid, title, areas, firm, place, snippet, facets)
  SELECT place_in_order, title, areas, firm, place, snippet, facets FROM online_jobs_word_rows WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER online_jobs_words_update AFTER UPDATE OF title, practice_area, additional_areas, firm, place, snippet, gone_at, duplicate_of, posted_at, kind, seniority, is_remote, state, salary_min, salary_max, source_id ON online_jobs
WHEN old.title IS NOT new.title OR old.practice_area IS NOT new.practice_area OR old.additional_areas IS NOT new.additional_areas OR old.firm IS NOT new.firm OR old.place IS NOT new.place OR old.snippet IS NOT new.snippet OR old.gone_at IS NOT new.gone_at OR old.duplicate_of IS NOT new.duplicate_of OR old.posted_at IS NOT new.posted_at OR old.kind IS NOT new.kind OR old.seniority IS NOT new.seniority OR old.is_remote IS NOT new.is_remote OR old.state IS NOT new.state OR old.salary_min IS NOT new.salary_min OR old.salary_max IS NOT new.salary_max OR old.source_id IS NOT new.source_id BEGIN
  DELETE FROM online_jobs_words WHERE rowid = (coalesce(old.posted_at, old.first_seen_at) / 86400000) * 4294967296 + old.id;
  INSERT INTO online_jobs_words(rowid, title, areas, firm, place, snippet, facets)
  SELECT place_in_order, title, areas, firm, place, snippet, facets FROM online_jobs_word_rows WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER online_jobs_words_delete AFTER DELETE ON online_jobs BEGIN
  DELETE FROM online_jobs_words WHERE rowid = (coalesce(old.posted_at, old.first_seen_at) / 86400000) * 4294967296 + old.id;
END;
--> statement-breakpoint
INSERT INTO online_jobs_words(rowid, title, areas, firm, place, snippet, facets)
SELECT place_in_order, title, areas, firm, place, snippet, facets FROM online_jobs_word_rows;
