-- Search of the public board: every open job once in each of four orders. A row's number is its place in that order (sort key,
-- then job id), so a page of any search in any order is the first rows of one list (docs/decisions/0005-board-orders.md).

-- Titles are ordered by marks placed where titles of legal positions are dense. The numbers are part of the rows of board_title:
-- a change here means filling it again.
INSERT INTO title_marks (mark, no)
WITH RECURSIVE letters(c) AS (SELECT 'a' UNION ALL SELECT char(unicode(c) + 1) FROM letters WHERE c < 'z'),
leads(lead) AS (VALUES (''), ('senior '), ('junior '), ('mid level '), ('managing partner for '), ('of counsel in '), ('staff '), ('lateral '), ('associate '), ('partner '), ('counsel '), ('attorney '), ('general '), ('assistant ')),
areas(area) AS (SELECT lower(label) FROM practice_areas UNION SELECT lower(replace(label, '&', 'and')) FROM practice_areas),
marks(mark) AS (
  SELECT lead || first.c || second.c FROM leads CROSS JOIN letters AS first CROSS JOIN letters AS second WHERE lead IN ('', 'senior ')
  UNION SELECT lead || c FROM leads CROSS JOIN letters
  UNION SELECT lead || area || ' ' || c FROM leads CROSS JOIN areas CROSS JOIN letters WHERE lead IN ('', 'senior ') AND c IN ('a', 'c', 'o', 'p', 's')
)
SELECT mark, row_number() OVER (ORDER BY mark) FROM marks;
--> statement-breakpoint
-- Words in a firm's name that many firms share and that identify none.
CREATE VIEW plain_firm_words(word) AS VALUES ('and'), ('the'), ('for'), ('llp'), ('llc'), ('pllc'), ('inc'), ('law'), ('legal'), ('firm'), ('group'), ('office'), ('offices'), ('partners'), ('partner'), ('associates'), ('counsel'), ('counselors'), ('attorney'), ('attorneys'), ('lawyers'), ('solicitors'), ('company'), ('corporate'), ('tax'), ('trial'), ('litigation'), ('trust'), ('trusts'), ('estate'), ('estates'), ('real'), ('family'), ('patent'), ('energy'), ('health'), ('healthcare'), ('labor'), ('employment'), ('insurance'), ('immigration'), ('capital'), ('national'), ('american'), ('global'), ('international'), ('general'), ('new'), ('north'), ('south'), ('east'), ('west');
--> statement-breakpoint
-- The place of each job in each order: sort key above, job id below (31 bits). Seconds, dollars, marks.
CREATE VIEW jobs_order AS
SELECT id,
  (max(0, min(4294967295, posted_date / 1000)) << 31) | id AS recent_row,
  (max(0, min(4294967295, salary_high_key + 1)) << 31) | id AS salary_high_row,
  (max(0, min(4294967295, salary_low_key + 1)) << 31) | id AS salary_low_row,
  (coalesce((SELECT no FROM title_marks WHERE mark <= title_key ORDER BY mark DESC LIMIT 1), 0) << 31) | id AS title_row
FROM jobs;
--> statement-breakpoint
-- The text of an open job that the public may search. The firm of a confidential job isn't searchable, and neither is a title or
-- description that contains a word of its name. Its location is public, even where the firm is named after it. Each filter value
-- is a word of its own in `facets`, so any combination of filters is one intersection of word lists. Salaries count in steps of
-- $10,000, each with the halves, quarters and so on of the slider that contain it, so a range is at most a dozen words.
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
  || ' h0x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 0) || ' h1x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 1) || ' h2x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 2) || ' h3x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 3) || ' h4x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 4) || ' h5x' || (max(0, min(50, coalesce(jobs.salary_max, 500000) / 10000)) >> 5)
  || ' l0x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 0) || ' l1x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 1) || ' l2x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 2) || ' l3x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 3) || ' l4x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 4) || ' l5x' || (max(0, min(51, (coalesce(jobs.salary_min, 0) + 9999) / 10000)) >> 5) AS facets
FROM jobs
WHERE jobs.is_active = 1 AND jobs.deleted_at IS NULL;
--> statement-breakpoint
CREATE VIRTUAL TABLE board_recent USING fts5(title, practice_area, firm, place, description, facets, content='', contentless_delete=1, prefix='2', tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIRTUAL TABLE board_salary_high USING fts5(title, practice_area, firm, place, description, facets, content='', contentless_delete=1, prefix='2', tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIRTUAL TABLE board_salary_low USING fts5(title, practice_area, firm, place, description, facets, content='', contentless_delete=1, prefix='2', tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIRTUAL TABLE board_title USING fts5(title, practice_area, firm, place, description, facets, content='', contentless_delete=1, prefix='2', tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE TRIGGER board_insert AFTER INSERT ON jobs WHEN new.is_active = 1 AND new.deleted_at IS NULL BEGIN
  INSERT INTO board_recent(rowid, title, practice_area, firm, place, description, facets) SELECT recent_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_salary_high(rowid, title, practice_area, firm, place, description, facets) SELECT salary_high_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_salary_low(rowid, title, practice_area, firm, place, description, facets) SELECT salary_low_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_title(rowid, title, practice_area, firm, place, description, facets) SELECT title_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
END;
--> statement-breakpoint
-- Removes the rows before the change, while the old sort keys still say where they are.
CREATE TRIGGER board_update_out BEFORE UPDATE OF title, practice_area, additional_areas, firm_name, is_confidential, location, city, region, description, requirements, seniority, work_type, is_remote, is_big_law, is_boutique, salary_min, salary_max, posted_date, is_active, deleted_at ON jobs WHEN old.is_active = 1 AND old.deleted_at IS NULL BEGIN
  DELETE FROM board_recent WHERE rowid = (SELECT recent_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_salary_high WHERE rowid = (SELECT salary_high_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_salary_low WHERE rowid = (SELECT salary_low_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_title WHERE rowid = (SELECT title_row FROM jobs_order WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER board_update_in AFTER UPDATE OF title, practice_area, additional_areas, firm_name, is_confidential, location, city, region, description, requirements, seniority, work_type, is_remote, is_big_law, is_boutique, salary_min, salary_max, posted_date, is_active, deleted_at ON jobs WHEN new.is_active = 1 AND new.deleted_at IS NULL BEGIN
  INSERT INTO board_recent(rowid, title, practice_area, firm, place, description, facets) SELECT recent_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_salary_high(rowid, title, practice_area, firm, place, description, facets) SELECT salary_high_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_salary_low(rowid, title, practice_area, firm, place, description, facets) SELECT salary_low_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
  INSERT INTO board_title(rowid, title, practice_area, firm, place, description, facets) SELECT title_row, title, practice_area, firm, place, description, facets FROM jobs_public_words JOIN jobs_order USING (id) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER board_delete BEFORE DELETE ON jobs WHEN old.is_active = 1 AND old.deleted_at IS NULL BEGIN
  DELETE FROM board_recent WHERE rowid = (SELECT recent_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_salary_high WHERE rowid = (SELECT salary_high_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_salary_low WHERE rowid = (SELECT salary_low_row FROM jobs_order WHERE id = old.id);
  DELETE FROM board_title WHERE rowid = (SELECT title_row FROM jobs_order WHERE id = old.id);
END;
