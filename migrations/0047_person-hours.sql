DROP TRIGGER candidate_words_delete;
--> statement-breakpoint
DROP TRIGGER candidate_words_insert;
--> statement-breakpoint
DROP TRIGGER candidate_words_update;
--> statement-breakpoint
DROP TRIGGER candidate_words_applied;
--> statement-breakpoint
DROP TRIGGER candidate_words_assigned;
--> statement-breakpoint
DROP TRIGGER candidate_words_touched;
--> statement-breakpoint
DROP TRIGGER candidate_words_unassigned;
--> statement-breakpoint
DROP TRIGGER candidate_texts_read;
--> statement-breakpoint
DROP TRIGGER candidate_texts_read_again;
--> statement-breakpoint
DROP TRIGGER candidate_texts_claimed;
--> statement-breakpoint
DROP TRIGGER candidate_texts_deleted;
--> statement-breakpoint
DROP VIEW candidate_text_rows;
--> statement-breakpoint
DROP VIEW candidate_word_rows;
--> statement-breakpoint
DROP INDEX candidates_list;
--> statement-breakpoint
ALTER TABLE candidates DROP COLUMN list_order;
--> statement-breakpoint
-- Hours instead of days: a day of UTC ends in the middle of an evening, and people on screen were out of order.
ALTER TABLE candidates ADD list_order integer GENERATED ALWAYS AS (max(coalesce(application_touched_at, 0), coalesce(updated_at, created_at)) / 3600000 * 4294967296 + id) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `candidates_list` ON `candidates` (`list_order`) WHERE is_person = 1 and merged_into_id is null and deleted_at is null;
--> statement-breakpoint
CREATE VIEW candidate_word_rows AS
SELECT person.id AS id, person.list_order AS list_order, person.name AS name,
  coalesce(person.email, '') || ' ' || coalesce(person.phone_key, '') || ' ' || coalesce(person.linkedin_key, '') AS contact,
  coalesce(person.last_firm_name, '') || ' ' || coalesce(person.last_job_title, '') AS firm,
  coalesce(person.law_school, '') AS school,
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
CREATE VIEW candidate_text_rows AS
SELECT words.id AS id, words.list_order AS list_order,
  words.name || ' ' || words.contact || ' ' || words.firm || ' ' || words.school || ' ' || words.place || ' ' || words.practice || ' ' || substr(reading.text, 1, 20000) AS body,
  words.facets || coalesce(' v' || CASE WHEN file.application_id IS NULL THEN person.assigned_partner_id
    ELSE (SELECT application.assigned_partner_id FROM job_applications AS application WHERE application.id = file.application_id) END, '') AS facets
FROM candidate_word_rows AS words
JOIN candidates AS person ON person.id = words.id
JOIN resumes AS file ON file.id = (SELECT one.id FROM resumes AS one JOIN resume_readings AS own ON own.resume_id = one.id AND own.state = 'read'
  WHERE one.id = person.resume_id OR one.application_id IN (SELECT application.id FROM job_applications AS application WHERE application.candidate_id = person.id)
  ORDER BY coalesce(one.claimed_at, one.created_at) DESC, one.id LIMIT 1)
JOIN resume_readings AS reading ON reading.resume_id = file.id;
--> statement-breakpoint
INSERT INTO candidate_words(candidate_words) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO candidate_texts(candidate_texts) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO candidate_words(rowid, name, contact, firm, school, place, practice, facets)
SELECT list_order, name, contact, firm, school, place, practice, facets FROM candidate_word_rows;
--> statement-breakpoint
INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows;
--> statement-breakpoint
CREATE TRIGGER candidate_words_delete AFTER DELETE ON candidates WHEN old.is_person = 1 BEGIN
  DELETE FROM candidate_words WHERE rowid = old.list_order;
  DELETE FROM candidate_texts WHERE rowid = old.list_order;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_insert AFTER INSERT ON candidates WHEN new.is_person = 1 BEGIN
  INSERT INTO candidate_words(rowid, name, contact, firm, school, place, practice, facets)
  SELECT list_order, name, contact, firm, school, place, practice, facets FROM candidate_word_rows WHERE id = new.id;
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_update AFTER UPDATE OF name, email, phone_key, linkedin_key, last_firm_name, last_job_title, last_firm_id, law_school, city, region, practice_areas, bar_states, seniority, jd_year, assigned_partner_id, is_person, merged_into_id, deleted_at, resume_id, updated_at, application_touched_at ON candidates WHEN old.is_person = 1 OR new.is_person = 1 BEGIN
  DELETE FROM candidate_words WHERE rowid IN (old.list_order);
  DELETE FROM candidate_texts WHERE rowid IN (old.list_order);
  INSERT INTO candidate_words(rowid, name, contact, firm, school, place, practice, facets)
  SELECT list_order, name, contact, firm, school, place, practice, facets FROM candidate_word_rows WHERE id = new.id;
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_applied AFTER INSERT ON job_applications WHEN new.candidate_id IS NOT NULL BEGIN
  UPDATE candidates SET application_touched_at = new.updated_at WHERE id = new.candidate_id
    AND new.updated_at / 3600000 > list_order / 4294967296;
  DELETE FROM candidate_words WHERE rowid IN (SELECT list_order FROM candidates WHERE id = new.candidate_id);
  DELETE FROM candidate_texts WHERE rowid IN (SELECT list_order FROM candidates WHERE id = new.candidate_id);
  INSERT INTO candidate_words(rowid, name, contact, firm, school, place, practice, facets)
  SELECT list_order, name, contact, firm, school, place, practice, facets FROM candidate_word_rows WHERE id = new.candidate_id;
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id = new.candidate_id;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_assigned AFTER UPDATE OF assigned_partner_id, candidate_id ON job_applications
WHEN old.assigned_partner_id IS NOT new.assigned_partner_id OR old.candidate_id IS NOT new.candidate_id BEGIN
  UPDATE candidates SET application_touched_at = new.updated_at WHERE id = new.candidate_id
    AND new.updated_at / 3600000 > list_order / 4294967296;
  DELETE FROM candidate_words WHERE rowid IN (SELECT list_order FROM candidates WHERE id IN (old.candidate_id, new.candidate_id));
  DELETE FROM candidate_texts WHERE rowid IN (SELECT list_order FROM candidates WHERE id IN (old.candidate_id, new.candidate_id));
  INSERT INTO candidate_words(rowid, name, contact, firm, school, place, practice, facets)
  SELECT list_order, name, contact, firm, school, place, practice, facets FROM candidate_word_rows WHERE id IN (old.candidate_id, new.candidate_id);
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id IN (old.candidate_id, new.candidate_id);
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_touched AFTER UPDATE OF updated_at ON job_applications WHEN new.candidate_id IS NOT NULL AND old.candidate_id IS new.candidate_id BEGIN
  UPDATE candidates SET application_touched_at = new.updated_at WHERE id = new.candidate_id
    AND new.updated_at / 3600000 > list_order / 4294967296;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_words_unassigned AFTER DELETE ON job_applications WHEN old.candidate_id IS NOT NULL BEGIN
  DELETE FROM candidate_words WHERE rowid IN (SELECT list_order FROM candidates WHERE id = old.candidate_id);
  DELETE FROM candidate_texts WHERE rowid IN (SELECT list_order FROM candidates WHERE id = old.candidate_id);
  INSERT INTO candidate_words(rowid, name, contact, firm, school, place, practice, facets)
  SELECT list_order, name, contact, firm, school, place, practice, facets FROM candidate_word_rows WHERE id = old.candidate_id;
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id = old.candidate_id;
END;
--> statement-breakpoint
CREATE TRIGGER candidate_texts_read AFTER INSERT ON resume_readings BEGIN
  DELETE FROM candidate_texts WHERE rowid IN (SELECT list_order FROM candidates WHERE id IN (SELECT id FROM candidates WHERE resume_id = new.resume_id UNION SELECT a.candidate_id FROM resumes f JOIN job_applications a ON a.id = f.application_id WHERE f.id = new.resume_id));
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id IN (SELECT id FROM candidates WHERE resume_id = new.resume_id UNION SELECT a.candidate_id FROM resumes f JOIN job_applications a ON a.id = f.application_id WHERE f.id = new.resume_id);
END;
--> statement-breakpoint
CREATE TRIGGER candidate_texts_read_again AFTER UPDATE OF state, text ON resume_readings BEGIN
  DELETE FROM candidate_texts WHERE rowid IN (SELECT list_order FROM candidates WHERE id IN (SELECT id FROM candidates WHERE resume_id = new.resume_id UNION SELECT a.candidate_id FROM resumes f JOIN job_applications a ON a.id = f.application_id WHERE f.id = new.resume_id));
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id IN (SELECT id FROM candidates WHERE resume_id = new.resume_id UNION SELECT a.candidate_id FROM resumes f JOIN job_applications a ON a.id = f.application_id WHERE f.id = new.resume_id);
END;
--> statement-breakpoint
CREATE TRIGGER candidate_texts_claimed AFTER UPDATE OF application_id ON resumes BEGIN
  DELETE FROM candidate_texts WHERE rowid IN (SELECT list_order FROM candidates WHERE id IN (SELECT candidate_id FROM job_applications WHERE id IN (old.application_id, new.application_id)));
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id IN (SELECT candidate_id FROM job_applications WHERE id IN (old.application_id, new.application_id));
END;
--> statement-breakpoint
CREATE TRIGGER candidate_texts_deleted AFTER DELETE ON resumes BEGIN
  DELETE FROM candidate_texts WHERE rowid IN (SELECT list_order FROM candidates WHERE id IN (SELECT id FROM candidates WHERE resume_id = old.id UNION SELECT candidate_id FROM job_applications WHERE id = old.application_id));
  INSERT INTO candidate_texts(rowid, body, facets) SELECT list_order, body, facets FROM candidate_text_rows WHERE id IN (SELECT id FROM candidates WHERE resume_id = old.id UNION SELECT candidate_id FROM job_applications WHERE id = old.application_id);
END;
