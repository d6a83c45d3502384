CREATE TABLE `site_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`open_jobs` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `jobs_open_ends` ON `jobs` (`valid_through`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null and "jobs"."valid_through" is not null;--> statement-breakpoint
-- The first version is random, so that a database that was restored or made anew never meets pages cached for another.
INSERT INTO site_state(id, version, open_jobs) SELECT 1, abs(random()) % 1000000000, count(*) FROM jobs WHERE is_active = 1 AND deleted_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER site_jobs_insert AFTER INSERT ON jobs BEGIN
  UPDATE site_state SET version = version + 1, open_jobs = open_jobs + (new.is_active = 1 AND new.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER site_jobs_update AFTER UPDATE ON jobs BEGIN
  UPDATE site_state SET version = version + 1, open_jobs = open_jobs
    + (new.is_active = 1 AND new.deleted_at IS NULL) - (old.is_active = 1 AND old.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER site_jobs_delete AFTER DELETE ON jobs BEGIN
  UPDATE site_state SET version = version + 1, open_jobs = open_jobs - (old.is_active = 1 AND old.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER site_settings_insert AFTER INSERT ON settings BEGIN UPDATE site_state SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_settings_update AFTER UPDATE ON settings BEGIN UPDATE site_state SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_settings_delete AFTER DELETE ON settings BEGIN UPDATE site_state SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_insert AFTER INSERT ON practice_areas BEGIN UPDATE site_state SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_update AFTER UPDATE ON practice_areas BEGIN UPDATE site_state SET version = version + 1; END;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_delete AFTER DELETE ON practice_areas BEGIN UPDATE site_state SET version = version + 1; END;
--> statement-breakpoint
-- The words of the board again, now with every filter's value as a word of its own in `facets`, so that any combination
-- is one intersection of word lists; and a text of a confidential job that names the firm is left out of the index.
DROP TRIGGER jobs_words_insert;
--> statement-breakpoint
DROP TRIGGER jobs_words_update;
--> statement-breakpoint
DROP TRIGGER jobs_words_delete;
--> statement-breakpoint
DROP TABLE jobs_words;
--> statement-breakpoint
CREATE VIRTUAL TABLE jobs_words USING fts5(title, practice_area, firm, place, description, facets, content='', contentless_delete=1, prefix='2 3', tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
-- Words in a firm's name that say what many firms are and name nobody.
CREATE VIEW plain_firm_words(word) AS VALUES ('and'), ('the'), ('for'), ('llp'), ('llc'), ('pllc'), ('inc'), ('law'), ('legal'), ('firm'), ('group'), ('office'), ('offices'), ('partners'), ('partner'), ('associates'), ('counsel'), ('counselors'), ('attorney'), ('attorneys'), ('lawyers'), ('solicitors'), ('company'), ('corporate'), ('tax'), ('trial'), ('litigation'), ('trust'), ('trusts'), ('estate'), ('estates'), ('real'), ('family'), ('patent'), ('energy'), ('health'), ('healthcare'), ('labor'), ('employment'), ('insurance'), ('immigration'), ('capital'), ('national'), ('american'), ('global'), ('international'), ('general'), ('new'), ('north'), ('south'), ('east'), ('west');
--> statement-breakpoint
-- What of a job the public may search: of a confidential job no title or description that contains a word of the firm's
-- name. (Its place is public, also where the firm is named after it.)
CREATE VIEW jobs_public_words AS
SELECT jobs.id AS id,
  CASE WHEN jobs.is_confidential = 1 AND EXISTS (
    SELECT 1 FROM json_each('[' || replace(replace(json_quote(lower(jobs.firm_name)), '-', ' '), ' ', '","') || ']') AS word
    WHERE length(trim(word.value, ' ,.;:&()"''')) > 2
      AND trim(word.value, ' ,.;:&()"''') NOT IN (SELECT word FROM plain_firm_words)
      AND instr(lower(jobs.title), trim(word.value, ' ,.;:&()"'''))
  ) THEN '' ELSE jobs.title END AS title,
  jobs.practice_area || ' ' || jobs.additional_areas AS practice_area,
  CASE WHEN jobs.is_confidential = 1 THEN '' ELSE jobs.firm_name END AS firm,
  jobs.location AS place,
  CASE WHEN jobs.is_confidential = 1 AND EXISTS (
    SELECT 1 FROM json_each('[' || replace(replace(json_quote(lower(jobs.firm_name)), '-', ' '), ' ', '","') || ']') AS word
    WHERE length(trim(word.value, ' ,.;:&()"''')) > 2
      AND trim(word.value, ' ,.;:&()"''') NOT IN (SELECT word FROM plain_firm_words)
      AND instr(lower(jobs.description || ' ' || jobs.requirements), trim(word.value, ' ,.;:&()"'''))
  ) THEN '' ELSE jobs.description || ' ' || jobs.requirements END AS description,
  'a' || hex(lower(jobs.practice_area)) || '0 '
  || coalesce((SELECT group_concat('a' || hex(lower(area.value)) || '0', ' ') FROM json_each(jobs.additional_areas) AS area), '')
  || ' s' || hex(lower(jobs.seniority)) || '0 w' || hex(lower(jobs.work_type)) || '0'
  || ' r' || hex(lower(coalesce(jobs.region, ''))) || '0 c' || hex(lower(coalesce(jobs.city, ''))) || '0'
  || iif(jobs.is_remote, ' m1', ' m0')
  || iif(jobs.is_big_law, ' f1', '') || iif(jobs.is_boutique, ' f2', '') || iif(jobs.is_big_law OR jobs.is_boutique, '', ' f3')
  || ' h' || max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000))
  || ' l' || max(0, min(51, coalesce(jobs.salary_min, 0) / 10000)) AS facets
FROM jobs
WHERE jobs.is_active = 1 AND jobs.deleted_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER jobs_words_insert AFTER INSERT ON jobs BEGIN
  INSERT INTO jobs_words(rowid, title, practice_area, firm, place, description, facets)
  SELECT id, title, practice_area, firm, place, description, facets FROM jobs_public_words WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_words_update AFTER UPDATE OF title, practice_area, additional_areas, firm_name, is_confidential, location, city, region, description, requirements, seniority, work_type, is_remote, is_big_law, is_boutique, salary_min, salary_max, is_active, deleted_at ON jobs BEGIN
  DELETE FROM jobs_words WHERE rowid = old.id;
  INSERT INTO jobs_words(rowid, title, practice_area, firm, place, description, facets)
  SELECT id, title, practice_area, firm, place, description, facets FROM jobs_public_words WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_words_delete AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_words WHERE rowid = old.id;
END;
--> statement-breakpoint
INSERT INTO jobs_words(rowid, title, practice_area, firm, place, description, facets)
SELECT id, title, practice_area, firm, place, description, facets FROM jobs_public_words;
