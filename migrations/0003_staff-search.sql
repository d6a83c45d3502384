-- Search of staff: jobs, applications and the text of résumés.

-- Jobs that contain a piece of text, closed ones included.
CREATE VIRTUAL TABLE jobs_contains USING fts5(title, firm_name, location, practice_area, content='', contentless_delete=1, tokenize="trigram remove_diacritics 1");
--> statement-breakpoint
CREATE TRIGGER jobs_contains_insert AFTER INSERT ON jobs BEGIN
  INSERT INTO jobs_contains(rowid, title, firm_name, location, practice_area) VALUES (new.id, new.title, new.firm_name, new.location, new.practice_area);
END;
--> statement-breakpoint
CREATE TRIGGER jobs_contains_update AFTER UPDATE OF title, firm_name, location, practice_area ON jobs BEGIN
  DELETE FROM jobs_contains WHERE rowid = old.id;
  INSERT INTO jobs_contains(rowid, title, firm_name, location, practice_area) VALUES (new.id, new.title, new.firm_name, new.location, new.practice_area);
END;
--> statement-breakpoint
CREATE TRIGGER jobs_contains_delete AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_contains WHERE rowid = old.id;
END;
--> statement-breakpoint
-- Words of every job that isn't deleted, with its firm. Each filter value is a word of its own in `facets`: `o1` and `o0` are open
-- and closed, `z` is the firm's size, `h` and `l` are the highest and lowest salary in steps of $10,000 (absent without one).
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
-- Applications that contain a piece of text: applicant, email, job title, firm. `scope` is the assigned partner ("<12>", unassigned
-- "<0>"), so a partner's search only reads that partner's rows. The blanks around each text let " wu" find words that begin with
-- it. Letters that the tokenizer doesn't fold (without a decomposition, or Vietnamese with two marks) are folded here, as in
-- worker/features/candidates/applications/search-fold.ts.
CREATE VIEW application_search_texts AS
SELECT id, job_id, ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(half_folded_name, 'ấ', 'a'), 'Ấ', 'a'), 'ầ', 'a'), 'Ầ', 'a'), 'ẩ', 'a'), 'Ẩ', 'a'), 'ẫ', 'a'), 'Ẫ', 'a'), 'ậ', 'a'), 'Ậ', 'a'), 'ắ', 'a'), 'Ắ', 'a'), 'ằ', 'a'), 'Ằ', 'a'), 'ẳ', 'a'), 'Ẳ', 'a'), 'ẵ', 'a'), 'Ẵ', 'a'), 'ặ', 'a'), 'Ặ', 'a'), 'ế', 'e'), 'Ế', 'e'), 'ề', 'e'), 'Ề', 'e'), 'ể', 'e'), 'Ể', 'e'), 'ễ', 'e'), 'Ễ', 'e'), 'ệ', 'e'), 'Ệ', 'e'), 'ố', 'o'), 'Ố', 'o'), 'ồ', 'o'), 'Ồ', 'o'), 'ổ', 'o'), 'Ổ', 'o'), 'ỗ', 'o'), 'Ỗ', 'o'), 'ộ', 'o'), 'Ộ', 'o'), 'ớ', 'o'), 'Ớ', 'o'), 'ờ', 'o'), 'Ờ', 'o'), 'ở', 'o'), 'Ở', 'o'), 'ỡ', 'o'), 'Ỡ', 'o'), 'ợ', 'o'), 'Ợ', 'o'), 'ứ', 'u'), 'Ứ', 'u'), 'ừ', 'u'), 'Ừ', 'u'), 'ử', 'u'), 'Ử', 'u'), 'ữ', 'u'), 'Ữ', 'u'), 'ự', 'u'), 'Ự', 'u') || ' ' AS applicant_name,
  applicant_email, job_title, firm_name, scope
FROM (
  SELECT a.id, a.job_id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(a.applicant_name, 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ı', 'i'), 'ħ', 'h'), 'Ħ', 'h'), 'ŧ', 't'), 'Ŧ', 't') AS half_folded_name,
    ' ' || a.applicant_email || ' ' AS applicant_email, ' ' || j.title || ' ' AS job_title, ' ' || j.firm_name || ' ' AS firm_name,
    '<' || coalesce(a.assigned_partner_id, 0) || '>' AS scope
  FROM job_applications a JOIN jobs j ON j.id = a.job_id
);
--> statement-breakpoint
CREATE VIRTUAL TABLE applications_contains USING fts5(applicant_name, applicant_email, job_title, firm_name, scope, content='', contentless_delete=1, tokenize="trigram remove_diacritics 1");
--> statement-breakpoint
CREATE TRIGGER applications_contains_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO applications_contains(rowid, applicant_name, applicant_email, job_title, firm_name, scope)
  SELECT id, applicant_name, applicant_email, job_title, firm_name, scope FROM application_search_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_contains_update AFTER UPDATE OF applicant_name, applicant_email, job_id, assigned_partner_id ON job_applications
WHEN old.applicant_name IS NOT new.applicant_name OR old.applicant_email IS NOT new.applicant_email OR old.job_id IS NOT new.job_id OR old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  DELETE FROM applications_contains WHERE rowid = old.id;
  INSERT INTO applications_contains(rowid, applicant_name, applicant_email, job_title, firm_name, scope)
  SELECT id, applicant_name, applicant_email, job_title, firm_name, scope FROM application_search_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_contains_delete AFTER DELETE ON job_applications BEGIN
  DELETE FROM applications_contains WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_contains_job AFTER UPDATE OF title, firm_name ON jobs
WHEN old.title IS NOT new.title OR old.firm_name IS NOT new.firm_name BEGIN
  DELETE FROM applications_contains WHERE rowid IN (SELECT id FROM job_applications WHERE job_id = new.id);
  INSERT INTO applications_contains(rowid, applicant_name, applicant_email, job_title, firm_name, scope)
  SELECT id, applicant_name, applicant_email, job_title, firm_name, scope FROM application_search_texts WHERE job_id = new.id;
END;
--> statement-breakpoint
-- The text of an application's newest readable résumé, and its partner ("p0": unassigned).
CREATE VIEW application_resume_texts AS
SELECT a.id AS id, r.text AS body, 'p' || coalesce(a.assigned_partner_id, 0) AS scope
FROM job_applications a
JOIN resume_readings r ON r.resume_id = (SELECT f.id FROM resumes f JOIN resume_readings own ON own.resume_id = f.id
  WHERE f.application_id = a.id AND own.state = 'read' ORDER BY f.claimed_at DESC, f.created_at DESC, f.id LIMIT 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE resume_words USING fts5(body, scope, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE TRIGGER resume_words_read AFTER INSERT ON resume_readings BEGIN
  DELETE FROM resume_words WHERE rowid = (SELECT application_id FROM resumes WHERE id = new.resume_id);
  INSERT INTO resume_words(rowid, body, scope)
  SELECT id, body, scope FROM application_resume_texts WHERE id = (SELECT application_id FROM resumes WHERE id = new.resume_id);
END;
--> statement-breakpoint
CREATE TRIGGER resume_words_read_again AFTER UPDATE OF state, text ON resume_readings BEGIN
  DELETE FROM resume_words WHERE rowid = (SELECT application_id FROM resumes WHERE id = new.resume_id);
  INSERT INTO resume_words(rowid, body, scope)
  SELECT id, body, scope FROM application_resume_texts WHERE id = (SELECT application_id FROM resumes WHERE id = new.resume_id);
END;
--> statement-breakpoint
-- A résumé may be read before its application is sent.
CREATE TRIGGER resume_words_claimed AFTER UPDATE OF application_id ON resumes WHEN new.application_id IS NOT NULL BEGIN
  DELETE FROM resume_words WHERE rowid = new.application_id;
  INSERT INTO resume_words(rowid, body, scope) SELECT id, body, scope FROM application_resume_texts WHERE id = new.application_id;
END;
--> statement-breakpoint
CREATE TRIGGER resume_words_assigned AFTER UPDATE OF assigned_partner_id ON job_applications
WHEN old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  UPDATE resume_words SET scope = 'p' || coalesce(new.assigned_partner_id, 0) WHERE rowid = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER resume_words_deleted AFTER DELETE ON job_applications BEGIN
  DELETE FROM resume_words WHERE rowid = old.id;
END;
