CREATE TABLE `firm_aliases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`firm_id` integer NOT NULL,
	`name` text NOT NULL,
	`alias_key` text NOT NULL,
	`kind` text DEFAULT 'alias' NOT NULL,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `firm_aliases_key` ON `firm_aliases` (`alias_key`);--> statement-breakpoint
CREATE INDEX `firm_aliases_firm` ON `firm_aliases` (`firm_id`,`id`);--> statement-breakpoint
CREATE TABLE `firm_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`firm_id` integer NOT NULL,
	`actor_id` integer,
	`kind` text NOT NULL,
	`detail` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `firm_events_firm` ON `firm_events` (`firm_id`,`id`);--> statement-breakpoint
CREATE TABLE `firm_merges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`firm_id` integer NOT NULL,
	`merged_id` integer NOT NULL,
	`moved` text NOT NULL,
	`filled` text DEFAULT '[]' NOT NULL,
	`merged_by` integer,
	`merged_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`merged_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`merged_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `firm_merges_firm` ON `firm_merges` (`firm_id`,`id`);--> statement-breakpoint
CREATE INDEX `firm_merges_merged` ON `firm_merges` (`merged_id`);--> statement-breakpoint
CREATE TABLE `firm_offices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`firm_id` integer NOT NULL,
	`city` text NOT NULL,
	`state` text,
	`is_main` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`firm_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `firm_offices_firm` ON `firm_offices` (`firm_id`,`is_main`,`id`);--> statement-breakpoint
CREATE TABLE `firms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`kind` text DEFAULT 'law_firm' NOT NULL,
	`am_law_rank` integer,
	`headcount` integer,
	`website` text,
	`domains` text DEFAULT '[]' NOT NULL,
	`parent_id` integer,
	`is_client` integer DEFAULT false NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`notes` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` integer,
	`import_id` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`deleted_at` integer,
	`merged_into_id` integer,
	FOREIGN KEY (`parent_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`merged_into_id`) REFERENCES `firms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `firms_name` ON `firms` (`name_key`) WHERE merged_into_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `firms_kind` ON `firms` (`kind`,`name_key`) WHERE merged_into_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `firms_clients` ON `firms` (`is_client`,`name_key`) WHERE merged_into_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `firms_verified` ON `firms` (`is_verified`,`name_key`) WHERE merged_into_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX `firms_parent` ON `firms` (`parent_id`);--> statement-breakpoint
CREATE INDEX `firms_merged` ON `firms` (`merged_into_id`);