CREATE TABLE `inquiries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`topic` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`note` text,
	`assigned_to` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`assigned_to`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `inquiries_status` ON `inquiries` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `inquiries_assigned` ON `inquiries` (`assigned_to`,`id`);--> statement-breakpoint
CREATE INDEX `inquiries_email` ON `inquiries` (lower("email"));--> statement-breakpoint
CREATE INDEX `inquiries_updated` ON `inquiries` (`updated_at`);