-- Search of what sourcing has collected: online jobs, people, and the addresses in saved lists.

-- Online jobs that are shown: not those that are gone or duplicates. A row's number is the day of the posting and the id
-- (day * 2^32 + id), so any search reads the newest first and stops when its page is full. Each filter value is a word of its own
-- in `facets`.
CREATE VIRTUAL TABLE online_jobs_words USING fts5(title, areas, firm, place, snippet, facets, content='', contentless_delete=1, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
-- The content of a row of the index.
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
-- People that are shown: not those that are gone or deleted.
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
--> statement-breakpoint
-- Every address in a saved list, for the mark "already saved".
CREATE TRIGGER saved_list_urls_insert AFTER INSERT ON saved_job_lists BEGIN
  INSERT OR IGNORE INTO saved_list_urls(url, list_id)
  SELECT value->>'url', new.id FROM json_each(new.job_data) WHERE value->>'url' IS NOT NULL;
END;
