CREATE TABLE `application_job_status_counts` (
	`job_id` integer NOT NULL,
	`partner_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `partner_id`, `status`)
);
--> statement-breakpoint
CREATE TABLE `application_job_totals` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_applications_status_score` ON `job_applications` (`status`,`score_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_status_name` ON `job_applications` (`status`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_status_score` ON `job_applications` (`assigned_partner_id`,`status`,`score_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_status_name` ON `job_applications` (`assigned_partner_id`,`status`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_job` ON `job_applications` (`assigned_partner_id`,`job_id`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_job_status` ON `job_applications` (`job_id`,`status`,`applied_at`,`id`);
--> statement-breakpoint
INSERT INTO application_job_status_counts(job_id, partner_id, status, count)
SELECT job_id, coalesce(assigned_partner_id, 0), status, count(*) FROM job_applications GROUP BY 1, 2, 3;
--> statement-breakpoint
-- Job 0 and partner -1: all of them together, for the tiles of someone who sees everything.
INSERT INTO application_job_status_counts(job_id, partner_id, status, count)
SELECT 0, -1, status, count(*) FROM job_applications GROUP BY 3;
--> statement-breakpoint
INSERT INTO application_job_totals(job_id, count) SELECT job_id, count(*) FROM job_applications GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER application_job_counts_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO application_job_status_counts(job_id, partner_id, status, count) VALUES (new.job_id, coalesce(new.assigned_partner_id, 0), new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_status_counts(job_id, partner_id, status, count) VALUES (0, -1, new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_totals(job_id, count) VALUES (new.job_id, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER application_job_counts_update AFTER UPDATE OF status, assigned_partner_id, job_id ON job_applications
WHEN old.status IS NOT new.status OR old.assigned_partner_id IS NOT new.assigned_partner_id OR old.job_id IS NOT new.job_id BEGIN
  UPDATE application_job_status_counts SET count = count - 1 WHERE job_id = old.job_id AND partner_id = coalesce(old.assigned_partner_id, 0) AND status = old.status;
  INSERT INTO application_job_status_counts(job_id, partner_id, status, count) VALUES (new.job_id, coalesce(new.assigned_partner_id, 0), new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  UPDATE application_job_status_counts SET count = count - 1 WHERE job_id = 0 AND partner_id = -1 AND status = old.status;
  UPDATE application_job_totals SET count = count - 1 WHERE job_id = old.job_id;
  INSERT INTO application_job_status_counts(job_id, partner_id, status, count) VALUES (0, -1, new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_totals(job_id, count) VALUES (new.job_id, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER application_job_counts_delete AFTER DELETE ON job_applications BEGIN
  UPDATE application_job_status_counts SET count = count - 1 WHERE job_id = old.job_id AND partner_id = coalesce(old.assigned_partner_id, 0) AND status = old.status;
  UPDATE application_job_status_counts SET count = count - 1 WHERE job_id = 0 AND partner_id = -1 AND status = old.status;
  UPDATE application_job_totals SET count = count - 1 WHERE job_id = old.job_id;
END;
--> statement-breakpoint
-- "Contains" over everything the search of Candidate Management reads: applicant, e-mail, job title, firm. `scope` names the
-- assigned partner ("<12>", nobody "<0>"), so that a partner's search reads only that partner's rows. The view says what is
-- indexed, once: blanks around each text let " wu" find words that begin so; letters that the tokenizer does not fold
-- (those without a decomposition, and the Vietnamese ones with two marks) are folded here, by the rule of
-- worker/features/applications/search-fold.ts. Rebuild: empty the table and insert everything from the view.
DROP TRIGGER applications_contains_insert;
--> statement-breakpoint
DROP TRIGGER applications_contains_update;
--> statement-breakpoint
DROP TRIGGER applications_contains_delete;
--> statement-breakpoint
DROP TABLE applications_contains;
--> statement-breakpoint
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
INSERT INTO applications_contains(rowid, applicant_name, applicant_email, job_title, firm_name, scope)
SELECT id, applicant_name, applicant_email, job_title, firm_name, scope FROM application_search_texts;
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
