-- Applications are also found by where the applicant lives, so "NYC" finds the people there.
DROP TRIGGER applications_contains_insert;
--> statement-breakpoint
DROP TRIGGER applications_contains_update;
--> statement-breakpoint
DROP TRIGGER applications_contains_delete;
--> statement-breakpoint
DROP TRIGGER applications_contains_job;
--> statement-breakpoint
DROP TABLE applications_contains;
--> statement-breakpoint
DROP VIEW application_search_texts;
--> statement-breakpoint
CREATE VIEW application_search_texts AS
SELECT id, job_id, ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(half_folded_name, 'ấ', 'a'), 'Ấ', 'a'), 'ầ', 'a'), 'Ầ', 'a'), 'ẩ', 'a'), 'Ẩ', 'a'), 'ẫ', 'a'), 'Ẫ', 'a'), 'ậ', 'a'), 'Ậ', 'a'), 'ắ', 'a'), 'Ắ', 'a'), 'ằ', 'a'), 'Ằ', 'a'), 'ẳ', 'a'), 'Ẳ', 'a'), 'ẵ', 'a'), 'Ẵ', 'a'), 'ặ', 'a'), 'Ặ', 'a'), 'ế', 'e'), 'Ế', 'e'), 'ề', 'e'), 'Ề', 'e'), 'ể', 'e'), 'Ể', 'e'), 'ễ', 'e'), 'Ễ', 'e'), 'ệ', 'e'), 'Ệ', 'e'), 'ố', 'o'), 'Ố', 'o'), 'ồ', 'o'), 'Ồ', 'o'), 'ổ', 'o'), 'Ổ', 'o'), 'ỗ', 'o'), 'Ỗ', 'o'), 'ộ', 'o'), 'Ộ', 'o'), 'ớ', 'o'), 'Ớ', 'o'), 'ờ', 'o'), 'Ờ', 'o'), 'ở', 'o'), 'Ở', 'o'), 'ỡ', 'o'), 'Ỡ', 'o'), 'ợ', 'o'), 'Ợ', 'o'), 'ứ', 'u'), 'Ứ', 'u'), 'ừ', 'u'), 'Ừ', 'u'), 'ử', 'u'), 'Ử', 'u'), 'ữ', 'u'), 'Ữ', 'u'), 'ự', 'u'), 'Ự', 'u') || ' ' AS applicant_name,
  applicant_email, job_title, firm_name, place, scope
FROM (
  SELECT a.id, a.job_id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(a.applicant_name, 'ł', 'l'), 'Ł', 'l'), 'ø', 'o'), 'Ø', 'o'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ı', 'i'), 'ħ', 'h'), 'Ħ', 'h'), 'ŧ', 't'), 'Ŧ', 't') AS half_folded_name,
    ' ' || a.applicant_email || ' ' AS applicant_email, ' ' || j.title || ' ' AS job_title, ' ' || j.firm_name || ' ' AS firm_name, ' ' || coalesce(a.location, '') || ' ' AS place,
    '<' || coalesce(a.assigned_partner_id, 0) || '>' AS scope
  FROM job_applications a JOIN jobs j ON j.id = a.job_id
);
--> statement-breakpoint
CREATE VIRTUAL TABLE applications_contains USING fts5(applicant_name, applicant_email, job_title, firm_name, place, scope, content='', contentless_delete=1, tokenize="trigram remove_diacritics 1");
--> statement-breakpoint
CREATE TRIGGER applications_contains_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO applications_contains(rowid, applicant_name, applicant_email, job_title, firm_name, place, scope)
  SELECT id, applicant_name, applicant_email, job_title, firm_name, place, scope FROM application_search_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_contains_update AFTER UPDATE OF applicant_name, applicant_email, location, job_id, assigned_partner_id ON job_applications
WHEN old.applicant_name IS NOT new.applicant_name OR old.applicant_email IS NOT new.applicant_email OR old.location IS NOT new.location OR old.job_id IS NOT new.job_id OR old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  DELETE FROM applications_contains WHERE rowid = old.id;
  INSERT INTO applications_contains(rowid, applicant_name, applicant_email, job_title, firm_name, place, scope)
  SELECT id, applicant_name, applicant_email, job_title, firm_name, place, scope FROM application_search_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_contains_delete AFTER DELETE ON job_applications BEGIN
  DELETE FROM applications_contains WHERE rowid = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER applications_contains_job AFTER UPDATE OF title, firm_name ON jobs
WHEN old.title IS NOT new.title OR old.firm_name IS NOT new.firm_name BEGIN
  DELETE FROM applications_contains WHERE rowid IN (SELECT id FROM job_applications WHERE job_id = new.id);
  INSERT INTO applications_contains(rowid, applicant_name, applicant_email, job_title, firm_name, place, scope)
  SELECT id, applicant_name, applicant_email, job_title, firm_name, place, scope FROM application_search_texts WHERE job_id = new.id;
END;
--> statement-breakpoint
INSERT INTO applications_contains(rowid, applicant_name, applicant_email, job_title, firm_name, place, scope) SELECT id, applicant_name, applicant_email, job_title, firm_name, place, scope FROM application_search_texts;
