-- Words of every person on record, without search profiles and records that were merged into another. Each filter value is a word of
-- its own in `facets`: `c` is the class year, `b` a bar, `a` a practice area, `k` a firm, `o` the owner, `r` and `s` are the
-- state and the level as in jobs_staff_words. `u` is a partner who may see the person: the owner and the partners of the
-- person's applications.
CREATE VIRTUAL TABLE candidate_words USING fts5(name, contact, firm, place, practice, facets, content='', contentless_delete=1, prefix='2 3', tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIEW candidate_word_rows AS
SELECT person.id AS id, person.name AS name,
  coalesce(person.email, '') || ' ' || coalesce(person.phone_key, '') || ' ' || coalesce(person.linkedin_key, '') AS contact,
  coalesce(person.last_firm_name, '') || ' ' || coalesce(person.last_job_title, '') AS firm,
  coalesce(person.city, '') || ' ' || coalesce(person.region, '') AS place,
  person.practice_areas AS practice,
  coalesce('c' || person.jd_year, '') || coalesce(' o' || person.assigned_partner_id, ' o0') || coalesce(' k' || person.last_firm_id, '')
  || coalesce(' s' || hex(lower(person.seniority)) || '0', '') || ' r' || hex(lower(coalesce(person.region, ''))) || '0 '
  || coalesce((SELECT group_concat('b' || hex(lower(bar.value)) || '0', ' ') FROM json_each(person.bar_states) AS bar), '') || ' '
  || coalesce((SELECT group_concat('a' || hex(lower(area.value)) || '0', ' ') FROM json_each(person.practice_areas) AS area), '') || ' '
  || coalesce('u' || person.assigned_partner_id || ' ', '')
  || coalesce((SELECT group_concat(DISTINCT 'u' || application.assigned_partner_id || ' ') FROM job_applications AS application
    WHERE application.candidate_id = person.id AND application.assigned_partner_id IS NOT NULL), '') AS facets
FROM candidates AS person
WHERE person.is_person = 1 AND person.merged_into_id IS NULL AND person.deleted_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER candidate_words_insert AFTER INSERT ON candidates WHEN new.is_person = 1 BEGIN
  INSERT INTO candidate_words(rowid, name, contact, firm, place, practice, facets)
  SELECT id, name, contact, firm, place, practice, facets FROM candidate_word_rows WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_update AFTER UPDATE OF name, email, phone_key, linkedin_key, last_firm_name, last_job_title, last_firm_id, city, region, practice_areas, bar_states, seniority, jd_year, assigned_partner_id, is_person, merged_into_id, deleted_at ON candidates WHEN old.is_person = 1 OR new.is_person = 1 BEGIN
  DELETE FROM candidate_words WHERE rowid = old.id;
  INSERT INTO candidate_words(rowid, name, contact, firm, place, practice, facets)
  SELECT id, name, contact, firm, place, practice, facets FROM candidate_word_rows WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_delete AFTER DELETE ON candidates WHEN old.is_person = 1 BEGIN
  DELETE FROM candidate_words WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_applied AFTER INSERT ON job_applications WHEN new.candidate_id IS NOT NULL AND new.assigned_partner_id IS NOT NULL BEGIN
  DELETE FROM candidate_words WHERE rowid = new.candidate_id;
  INSERT INTO candidate_words(rowid, name, contact, firm, place, practice, facets)
  SELECT id, name, contact, firm, place, practice, facets FROM candidate_word_rows WHERE id = new.candidate_id;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_assigned AFTER UPDATE OF assigned_partner_id, candidate_id ON job_applications
WHEN old.assigned_partner_id IS NOT new.assigned_partner_id OR old.candidate_id IS NOT new.candidate_id BEGIN
  DELETE FROM candidate_words WHERE rowid IN (old.candidate_id, new.candidate_id);
  INSERT INTO candidate_words(rowid, name, contact, firm, place, practice, facets)
  SELECT id, name, contact, firm, place, practice, facets FROM candidate_word_rows WHERE id IN (old.candidate_id, new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_unassigned AFTER DELETE ON job_applications WHEN old.candidate_id IS NOT NULL AND old.assigned_partner_id IS NOT NULL BEGIN
  DELETE FROM candidate_words WHERE rowid = old.candidate_id;
  INSERT INTO candidate_words(rowid, name, contact, firm, place, practice, facets)
  SELECT id, name, contact, firm, place, practice, facets FROM candidate_word_rows WHERE id = old.candidate_id;
END;
