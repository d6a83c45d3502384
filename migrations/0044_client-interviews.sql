ALTER TABLE `client_submissions` ADD `interview_sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `interview_uid` text;