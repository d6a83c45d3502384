CREATE TABLE `resume_readings` (
	`resume_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`text` text,
	`facts` text,
	`risks` text DEFAULT '[]' NOT NULL,
	`engine` text DEFAULT 'rules' NOT NULL,
	`pages` integer,
	`read_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `application_scores` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`engine` text NOT NULL,
	`parts` text NOT NULL,
	`resume_id` text,
	`scored_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `ai_analysis` ADD `state` text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE `ai_analysis` ADD `engine` text DEFAULT 'rules' NOT NULL;--> statement-breakpoint
-- What is searchable of an application: the text of its newest résumé that could be read, and whose it is ("p0": nobody's).
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
-- A résumé that was read before its application was sent.
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
