CREATE TABLE `prior_contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`firm_id` integer NOT NULL,
	`on_day` text,
	`party` text NOT NULL,
	`note` text NOT NULL,
	`source` text NOT NULL,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `prior_contacts_application` ON `prior_contacts` (`application_id`);--> statement-breakpoint
CREATE INDEX `prior_contacts_firm` ON `prior_contacts` (`firm_id`);--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `job_id` integer REFERENCES jobs(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `contact_id` integer REFERENCES firm_contacts(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `consent_id` text;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `submitted_by` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `sent_at` integer;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `sent_how` text;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `received_at` integer;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `received_how` text;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `gate` text;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `outcome_reason` text;--> statement-breakpoint
ALTER TABLE `client_submissions` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `client_submissions_contact` ON `client_submissions` (`contact_id`) WHERE contact_id is not null;--> statement-breakpoint
ALTER TABLE `jobs` ADD `contact_id` integer;