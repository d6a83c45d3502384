CREATE TABLE `contact_emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`contact_id` integer NOT NULL,
	`email` text NOT NULL,
	`direction` text NOT NULL,
	`at` integer NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`message_key` text NOT NULL,
	`filed_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`contact_id`) REFERENCES `firm_contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`filed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_emails_message` ON `contact_emails` (`message_key`,`contact_id`);--> statement-breakpoint
CREATE INDEX `contact_emails_contact` ON `contact_emails` (`contact_id`,`at`);--> statement-breakpoint
CREATE INDEX `contact_emails_person` ON `contact_emails` (lower("email"));