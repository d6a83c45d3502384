CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`application_id` integer NOT NULL,
	`candidate_id` integer,
	`firm_name` text NOT NULL,
	`firm_key` text NOT NULL,
	`state` text NOT NULL,
	`channel` text NOT NULL,
	`scope` text NOT NULL,
	`message` text,
	`statement` text NOT NULL,
	`statement_hash` text NOT NULL,
	`answer` text,
	`prior_contact` text,
	`prior_contact_text` text,
	`requested_by` integer,
	`requested_at` integer NOT NULL,
	`open_until` integer NOT NULL,
	`reminded_at` integer,
	`answered_at` integer,
	`valid_until` integer,
	`answered_ip` text,
	`answered_agent` text,
	`document_id` integer,
	`withdrawn_at` integer,
	`withdraw_reason` text,
	`revealed_at` integer,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_running` ON `consents` (`application_id`,`firm_key`) WHERE "consents"."state" in ('requested', 'given');--> statement-breakpoint
CREATE INDEX `consents_application` ON `consents` (`application_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `consents_candidate` ON `consents` (`candidate_id`);--> statement-breakpoint
CREATE INDEX `consents_waiting` ON `consents` (`requested_at`) WHERE "consents"."state" = 'requested' and "consents"."reminded_at" is null;--> statement-breakpoint
CREATE TABLE `signed_links` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`subject_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`revoked_by` integer,
	`opens` integer DEFAULT 0 NOT NULL,
	`first_opened_at` integer,
	`last_opened_at` integer,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`revoked_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signed_links_token` ON `signed_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `signed_links_subject` ON `signed_links` (`purpose`,`subject_id`);--> statement-breakpoint
CREATE INDEX `signed_links_expiry` ON `signed_links` (`expires_at`);