CREATE TABLE `correspondence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer,
	`email` text NOT NULL,
	`name` text,
	`direction` text NOT NULL,
	`at` integer NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`message_key` text NOT NULL,
	`filed_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`filed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `correspondence_message` ON `correspondence` (`message_key`,`email`);--> statement-breakpoint
CREATE INDEX `correspondence_candidate` ON `correspondence` (`candidate_id`,`at`);--> statement-breakpoint
CREATE INDEX `correspondence_email` ON `correspondence` (lower("email"));--> statement-breakpoint
CREATE INDEX `correspondence_open` ON `correspondence` (`filed_by`,`email`) WHERE candidate_id is null;--> statement-breakpoint
CREATE TABLE `inbound_addresses` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `inbound_addresses_token` ON `inbound_addresses` (`token`);