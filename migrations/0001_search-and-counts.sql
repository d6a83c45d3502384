-- Search tables and kept counts. drizzle-kit does not know FTS tables and triggers, so this file is written by hand.
-- Every FTS table can be rebuilt from its source: INSERT INTO x(x) VALUES ('rebuild') for external content.

-- Words on the public board. The firm is in it only when the job is not confidential: a masked name can't be found.
CREATE VIRTUAL TABLE jobs_words USING fts5(title, practice_area, firm, place, description, content='', contentless_delete=1, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE TRIGGER jobs_words_insert AFTER INSERT ON jobs WHEN new.is_active = 1 AND new.deleted_at IS NULL BEGIN
  INSERT INTO jobs_words(rowid, title, practice_area, firm, place, description)
  VALUES (new.id, new.title, new.practice_area || ' ' || new.additional_areas, CASE WHEN new.is_confidential THEN '' ELSE new.firm_name END, new.location, new.description || ' ' || new.requirements);
END;
--> statement-breakpoint
CREATE TRIGGER jobs_words_update AFTER UPDATE OF title, practice_area, additional_areas, firm_name, is_confidential, location, description, requirements, is_active, deleted_at ON jobs BEGIN
  DELETE FROM jobs_words WHERE rowid = old.id;
  INSERT INTO jobs_words(rowid, title, practice_area, firm, place, description)
  SELECT new.id, new.title, new.practice_area || ' ' || new.additional_areas, CASE WHEN new.is_confidential THEN '' ELSE new.firm_name END, new.location, new.description || ' ' || new.requirements
  WHERE new.is_active = 1 AND new.deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER jobs_words_delete AFTER DELETE ON jobs BEGIN
  DELETE FROM jobs_words WHERE rowid = old.id;
END;
--> statement-breakpoint
-- "Contains" over everything staff see of a job, closed ones too.
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
-- "Contains" over applicant name and e-mail; job title and firm are found through jobs_contains.
CREATE VIRTUAL TABLE applications_contains USING fts5(applicant_name, applicant_email, content='', contentless_delete=1, tokenize="trigram remove_diacritics 1");
--> statement-breakpoint
CREATE TRIGGER applications_contains_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO applications_contains(rowid, applicant_name, applicant_email) VALUES (new.id, new.applicant_name, new.applicant_email);
END;
--> statement-breakpoint
CREATE TRIGGER applications_contains_update AFTER UPDATE OF applicant_name, applicant_email ON job_applications BEGIN
  DELETE FROM applications_contains WHERE rowid = old.id;
  INSERT INTO applications_contains(rowid, applicant_name, applicant_email) VALUES (new.id, new.applicant_name, new.applicant_email);
END;
--> statement-breakpoint
CREATE TRIGGER applications_contains_delete AFTER DELETE ON job_applications BEGIN
  DELETE FROM applications_contains WHERE rowid = old.id;
END;
--> statement-breakpoint
-- Counts by partner (0: unassigned) and status, and by partner and job.
CREATE TRIGGER application_counts_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO application_counts(partner_id, status, count) VALUES (coalesce(new.assigned_partner_id, 0), new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_counts(job_id, partner_id, count) VALUES (new.job_id, coalesce(new.assigned_partner_id, 0), 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER application_counts_update AFTER UPDATE OF status, assigned_partner_id, job_id ON job_applications
WHEN old.status IS NOT new.status OR old.assigned_partner_id IS NOT new.assigned_partner_id OR old.job_id IS NOT new.job_id BEGIN
  UPDATE application_counts SET count = count - 1 WHERE partner_id = coalesce(old.assigned_partner_id, 0) AND status = old.status;
  INSERT INTO application_counts(partner_id, status, count) VALUES (coalesce(new.assigned_partner_id, 0), new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  UPDATE application_job_counts SET count = count - 1 WHERE partner_id = coalesce(old.assigned_partner_id, 0) AND job_id = old.job_id;
  INSERT INTO application_job_counts(job_id, partner_id, count) VALUES (new.job_id, coalesce(new.assigned_partner_id, 0), 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER application_counts_delete AFTER DELETE ON job_applications BEGIN
  UPDATE application_counts SET count = count - 1 WHERE partner_id = coalesce(old.assigned_partner_id, 0) AND status = old.status;
  UPDATE application_job_counts SET count = count - 1 WHERE partner_id = coalesce(old.assigned_partner_id, 0) AND job_id = old.job_id;
END;
