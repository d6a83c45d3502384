CREATE TABLE `rejections` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`from_status` text NOT NULL,
	`mail_id` text,
	`rejected_by` integer,
	`rejected_at` integer NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`rejected_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `rejections_reason` ON `rejections` (`reason`,`rejected_at`);--> statement-breakpoint
ALTER TABLE `mails` ADD `send_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `author_id` integer REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `mails` ADD `reply_to` text;--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`send_at`,`id`) WHERE "mails"."state" = 'queued' and "mails"."send_at" is not null;