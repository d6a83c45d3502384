DROP INDEX `ownerships_ends`;--> statement-breakpoint
CREATE INDEX `ownerships_open` ON `ownerships` (`ends_on`,`id`) WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `partner_id` integer;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `waiting_since` integer GENERATED ALWAYS AS (coalesce(sent_at, created_at)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `client_submissions_live` ON `client_submissions` (`waiting_since`,`id`) WHERE status in ('submitted_to_client', 'client_interview', 'interview_scheduled', 'offered');--> statement-breakpoint
CREATE INDEX `client_submissions_partner` ON `client_submissions` (`partner_id`,`waiting_since`,`id`) WHERE status in ('submitted_to_client', 'client_interview', 'interview_scheduled', 'offered');--> statement-breakpoint
UPDATE client_submissions SET partner_id = (SELECT assigned_partner_id FROM job_applications WHERE id = application_id);--> statement-breakpoint
CREATE TRIGGER client_submissions_partner_insert AFTER INSERT ON client_submissions BEGIN
  UPDATE client_submissions SET partner_id = (SELECT assigned_partner_id FROM job_applications WHERE id = new.application_id) WHERE id = new.id;
END;--> statement-breakpoint
CREATE TRIGGER client_submissions_partner_update AFTER UPDATE OF assigned_partner_id ON job_applications WHEN new.assigned_partner_id IS NOT old.assigned_partner_id BEGIN
  UPDATE client_submissions SET partner_id = new.assigned_partner_id WHERE application_id = new.id;
END;
