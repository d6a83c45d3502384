CREATE TABLE `received_emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`kind` text NOT NULL,
	`message_key` text NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL,
	`result` text NOT NULL,
	`taken` integer NOT NULL,
	`left_out` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `received_emails_message` ON `received_emails` (`owner_id`,`message_key`);--> statement-breakpoint
CREATE INDEX `received_emails_at` ON `received_emails` (`at`);