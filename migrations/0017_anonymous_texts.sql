-- Which texts of a job don't name its firm is written with each save (anonymity.ts). The index of the board reads the flags, and
-- leaves out every text of a confidential job without one.

ALTER TABLE `jobs` ADD `is_title_anonymous` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `jobs` ADD `is_text_anonymous` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- Rows from before have in the index what the view said until now.
UPDATE jobs SET
  is_title_anonymous = NOT EXISTS (
    SELECT 1 FROM json_each('[' || replace(replace(json_quote(lower(jobs.firm_name)), '-', ' '), ' ', '","') || ']') AS word
    WHERE length(trim(word.value, ' ,.;:&()"''')) > 2
      AND trim(word.value, ' ,.;:&()"''') NOT IN (SELECT word FROM plain_firm_words)
      AND instr(lower(jobs.title), trim(word.value, ' ,.;:&()"'''))
  ),
  is_text_anonymous = NOT EXISTS (
    SELECT 1 FROM json_each('[' || replace(replace(json_quote(lower(jobs.firm_name)), '-', ' '), ' ', '","') || ']') AS word
    WHERE length(trim(word.value, ' ,.;:&()"''')) > 2
      AND trim(word.value, ' ,.;:&()"''') NOT IN (SELECT word FROM plain_firm_words)
      AND instr(lower(jobs.description || ' ' || jobs.requirements), trim(word.value, ' ,.;:&()"'''))
  );
--> statement-breakpoint
DROP TRIGGER board_update_out;
--> statement-breakpoint
DROP TRIGGER board_update_in;
--> statement-breakpoint
DROP VIEW jobs_public_words;
--> statement-breakpoint
DROP VIEW plain_firm_words;
--> statement-breakpoint
-- The text of an open job that the public may search. Its location is public, even where the firm is named after it. Each filter
-- value is a word of its own in `facets`, so any combination of filters is one intersection of word lists. Salaries count in steps
-- of $10,000, each with the halves, quarters and so on of the slider that contain it, so a range is at most a dozen words.
CREATE VIEW jobs_public_words AS
SELECT jobs.id AS id,
  iif(jobs.is_confidential = 0 OR jobs.is_title_anonymous, jobs.title, '') AS title,
  jobs.practice_area || ' ' || jobs.additional_areas AS practice_area,
  iif(jobs.is_confidential = 0, jobs.firm_name, '') AS firm,
  jobs.location AS place,
  iif(jobs.is_confidential = 0 OR jobs.is_text_anonymous, jobs.description || ' ' || jobs.requirements, '') AS description,
  'a' || hex(lower(jobs.practice_area)) || '0 '
  || coalesce((SELECT group_concat('a' || hex(lower(area.value)) || '0', ' ') FROM json_each(jobs.additional_areas) AS area), '')
  || ' s' || hex(lower(jobs.seniority)) || '0 w' || hex(lower(jobs.work_type)) || '0'
  || ' r' || hex(lower(coalesce(jobs.region, ''))) || '0 c' || hex(lower(coalesce(jobs.city, ''))) || '0'
  || iif(jobs.is_remote, ' m1', ' m0')
  || iif(jobs.is_big_law, ' f1', '') || iif(jobs.is_boutique, ' f2', '') || iif(jobs.is_big_law OR jobs.is_boutique, '', ' f3')
  || ' h0x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 0) || ' h1x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 1) || ' h2x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 2) || ' h3x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 3) || ' h4x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 4) || ' h5x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 5)
  || ' l0x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 0) || ' l1x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 1) || ' l2x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 2) || ' l3x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 3) || ' l4x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 4) || ' l5x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 5) AS facets
FROM jobs
WHERE jobs.is_active = 1 AND jobs.deleted_at IS NULL;
--> statement-breakpoint
-- Removes the rows before the change, while the old sort keys still say where they are.
CREATE TRIGGER board_update_out BEFORE UPDATE OF title, practice_area, additional_areas, firm_name, is_confidential, is_title_anonymous, is_text_anonymous, location, city, region, description, requirements, seniority, work_type, is_remote, is_big_law, is_boutique, salary_min, salary_max, posted_date, is_active, deleted_at ON jobs WHEN old.is_active = 1 AND old.deleted_at IS NULL BEGIN
  DELETE FROM board_recent WHERE rowid = (SELECT recent_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_salary_high WHERE rowid = (SELECT salary_high_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_salary_low WHERE rowid = (SELECT salary_low_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_title WHERE rowid = (SELECT title_row FROM jobs_order WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER board_update_in AFTER UPDATE OF title, practice_area, additional_areas, firm_name, is_confidential, is_title_anonymous, is_text_anonymous, location, city, region, description, requirements, seniority, work_type, is_remote, is_big_law, is_boutique, salary_min, salary_max, posted_date, is_active, deleted_at ON jobs WHEN new.is_active = 1 AND new.deleted_at IS NULL BEGIN
  INSERT INTO board_recent(rowid, title, practice_area, firm, place, description, facets) SELECT recent_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_salary_high(rowid, title, practice_area, firm, place, description, facets) SELECT salary_high_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_salary_low(rowid, title, practice_area, firm, place, description, facets) SELECT salary_low_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_title(rowid, title, practice_area, firm, place, description, facets) SELECT title_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
END;
