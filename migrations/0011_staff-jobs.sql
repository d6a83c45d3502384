CREATE TABLE `job_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`open` integer DEFAULT 0 NOT NULL,
	`closed` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `job_events` ADD `detail` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_all_title` ON `jobs` (`title_key`,`id`) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_all_salary` ON `jobs` (`salary_high_key`,`id`) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
INSERT INTO job_counts(id, open, closed)
SELECT 1, count(*) FILTER (WHERE is_active = 1), count(*) FILTER (WHERE is_active = 0) FROM jobs WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER job_counts_insert AFTER INSERT ON jobs WHEN new.deleted_at IS NULL BEGIN
  UPDATE job_counts SET open = open + new.is_active, closed = closed + (1 - new.is_active);
END;
--> statement-breakpoint
CREATE TRIGGER job_counts_update AFTER UPDATE OF is_active, deleted_at ON jobs BEGIN
  UPDATE job_counts SET
    open = open + (new.is_active = 1 AND new.deleted_at IS NULL) - (old.is_active = 1 AND old.deleted_at IS NULL),
    closed = closed + (new.is_active = 0 AND new.deleted_at IS NULL) - (old.is_active = 0 AND old.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER job_counts_delete AFTER DELETE ON jobs WHEN old.deleted_at IS NULL BEGIN
  UPDATE job_counts SET open = open - old.is_active, closed = closed - (1 - old.is_active);
END;
--> statement-breakpoint
-- The words of the staff's job lists: every job that is not deleted, closed ones too, with its firm by name. As in
-- jobs_words each filter's value is a word of its own in `facets`; o1 and o0 say whether the job is open, z is the firm's
-- size. Salaries are in whole ten thousands: h is the job's most, l its least, and a job that names none has none.
CREATE VIRTUAL TABLE jobs_staff_words USING fts5(title, practice_area, firm, place, description, facets, content='', contentless_delete=1, prefix='2 3', tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIEW jobs_staff_text AS
SELECT jobs.id AS id, jobs.title AS title, jobs.practice_area || ' ' || jobs.additional_areas AS practice_area,
  jobs.firm_name AS firm, jobs.location AS place, jobs.description || ' ' || jobs.requirements AS description,
  'a' || hex(lower(jobs.practice_area)) || '0 '
  || coalesce((SELECT group_concat('a' || hex(lower(area.value)) || '0', ' ') FROM json_each(jobs.additional_areas) AS area), '')
  || ' s' || hex(lower(jobs.seniority)) || '0 w' || hex(lower(jobs.work_type)) || '0'
  || ' r' || hex(lower(coalesce(jobs.region, ''))) || '0'
  || coalesce(' z' || hex(lower(jobs.firm_size)) || '0', '')
  || iif(jobs.is_remote, ' m1', ' m0')
  || iif(jobs.is_big_law, ' f1', '') || iif(jobs.is_boutique, ' f2', '') || iif(jobs.is_big_law OR jobs.is_boutique, '', ' f3')
  || coalesce(' h' || max(0, min(50, jobs.salary_max / 10000)), '')
  || coalesce(' l' || max(0, min(50, jobs.salary_min / 10000)), '')
  || iif(jobs.is_active, ' o1', ' o0') AS facets
FROM jobs
WHERE jobs.deleted_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER jobs_staff_words_insert AFTER INSERT ON jobs BEGIN
  INSERT INTO jobs_staff_words(rowid, title, practice_area, firm, place, description, facets)
  SELECT id, title, practice_area, firm, place, description, facets FROM jobs_staff_text WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_staff_words_update AFTER UPDATE OF title, practice_area, additional_areas, firm_name, location, region, description, requirements, seniority, work_type, firm_size, is_remote, is_big_law, is_boutique, salary_min, salary_max, is_active, deleted_at ON jobs BEGIN
  DELETE FROM jobs_staff_words WHERE rowid = old.id;
  INSERT INTO jobs_staff_words(rowid, title, practice_area, firm, place, description, facets)
  SELECT id, title, practice_area, firm, place, description, facets FROM jobs_staff_text WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_staff_words_delete AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_staff_words WHERE rowid = old.id;
END;
--> statement-breakpoint
INSERT INTO jobs_staff_words(rowid, title, practice_area, firm, place, description, facets)
SELECT id, title, practice_area, firm, place, description, facets FROM jobs_staff_text;
