-- Every table and index, as drizzle-kit generates them from the *.table.ts files. Search indexes, counters and triggers follow in
-- files of their own, written manually; worker/db/triggers.sql shows every trigger as it is now.

CREATE TABLE `ai_analysis` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`firm_overview` text,
	`practice_area_details` text,
	`state` text DEFAULT 'ready' NOT NULL,
	`engine` text DEFAULT 'rules' NOT NULL,
	`billable_hours` text,
	`strongest_matches` text DEFAULT '[]' NOT NULL,
	`potential_concerns` text DEFAULT '[]' NOT NULL,
	`candidate_summary` text,
	`overall_match_assessment` text,
	`interview_questions` text DEFAULT '[]' NOT NULL,
	`analysis_score` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_analysis_application` ON `ai_analysis` (`application_id`);--> statement-breakpoint
CREATE TABLE `application_links` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_links_token` ON `application_links` (`token_hash`);--> statement-breakpoint
CREATE TABLE `application_counts` (
	`partner_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `status`)
);
--> statement-breakpoint
CREATE TABLE `application_job_counts` (
	`job_id` integer NOT NULL,
	`partner_id` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `job_id`)
);
--> statement-breakpoint
CREATE INDEX `application_job_counts_job` ON `application_job_counts` (`job_id`);--> statement-breakpoint
CREATE TABLE `application_job_status_counts` (
	`job_id` integer NOT NULL,
	`partner_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `partner_id`, `status`)
);
--> statement-breakpoint
CREATE TABLE `application_job_statuses` (
	`job_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`unassigned` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `status`)
);
--> statement-breakpoint
CREATE TABLE `application_job_totals` (
	`job_id` integer PRIMARY KEY NOT NULL,
	`count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `application_unread` (
	`user_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `application_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_unread_application` ON `application_unread` (`application_id`);--> statement-breakpoint
CREATE TABLE `application_views` (
	`user_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `application_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `job_applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`applicant_name` text NOT NULL,
	`applicant_email` text NOT NULL,
	`phone_number` text,
	`linkedin_url` text,
	`jd_year` integer,
	`years_experience` integer,
	`experience_field` text,
	`primary_practice_area` text,
	`location` text,
	`expected_salary` integer,
	`has_portable_book` integer DEFAULT false NOT NULL,
	`big_firm_experience_years` integer DEFAULT 0 NOT NULL,
	`last_job_title` text,
	`last_firm_name` text,
	`firm_preference` text,
	`needs_visa_sponsorship` text DEFAULT 'NO' NOT NULL,
	`cover_letter` text,
	`resume_url` text,
	`match_score` integer,
	`score_key` integer GENERATED ALWAYS AS (coalesce(match_score, -1)) VIRTUAL,
	`name_key` text GENERATED ALWAYS AS (lower(applicant_name)) VIRTUAL,
	`match_summary` text,
	`match_reasons` text DEFAULT '[]' NOT NULL,
	`assigned_partner_id` integer,
	`interview_date` integer,
	`suitability_rating` text,
	`talent_for_other_roles` text,
	`applied_before` integer,
	`additional_notes` text,
	`interview_notes` text,
	`status` text DEFAULT 'new' NOT NULL,
	`source` text DEFAULT 'job_board' NOT NULL,
	`applied_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`status_changed_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assigned_partner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_applications_once` ON `job_applications` (`job_id`,`applicant_email`);--> statement-breakpoint
CREATE INDEX `job_applications_recent` ON `job_applications` (`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_status` ON `job_applications` (`status`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_job` ON `job_applications` (`job_id`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner` ON `job_applications` (`assigned_partner_id`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_status` ON `job_applications` (`assigned_partner_id`,`status`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_score` ON `job_applications` (`score_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_name` ON `job_applications` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_status_score` ON `job_applications` (`status`,`score_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_status_name` ON `job_applications` (`status`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_status_score` ON `job_applications` (`assigned_partner_id`,`status`,`score_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_status_name` ON `job_applications` (`assigned_partner_id`,`status`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_job` ON `job_applications` (`assigned_partner_id`,`job_id`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_job_status` ON `job_applications` (`job_id`,`status`,`applied_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_job_status_score` ON `job_applications` (`job_id`,`status`,`score_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_job_status_name` ON `job_applications` (`job_id`,`status`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_email` ON `job_applications` (`applicant_email`,`applied_at`);--> statement-breakpoint
CREATE INDEX `job_applications_interview` ON `job_applications` (`interview_date`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_interview` ON `job_applications` (`assigned_partner_id`,`interview_date`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_status_waiting` ON `job_applications` (`status`,`status_changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_partner_status_waiting` ON `job_applications` (`assigned_partner_id`,`status`,`status_changed_at`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_assigned` ON `job_applications` (`applied_at`,`id`) WHERE "job_applications"."assigned_partner_id" is not null;--> statement-breakpoint
CREATE INDEX `job_applications_in_pipeline` ON `job_applications` (`assigned_partner_id`,`updated_at`,`id`) WHERE "job_applications"."status" not in ('hired', 'rejected_by_candidate', 'rejected_by_client', 'rejected_by_brand', 'rejected');--> statement-breakpoint
CREATE TABLE `review_counts` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`user_id`,`name`);--> statement-breakpoint
CREATE TABLE `application_repeats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`key` text NOT NULL,
	`digest` text NOT NULL,
	`form_values` text NOT NULL,
	`filled` text DEFAULT '[]' NOT NULL,
	`resume_id` text,
	`received_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_repeats_once` ON `application_repeats` (`application_id`,`digest`);--> statement-breakpoint
CREATE UNIQUE INDEX `application_repeats_key` ON `application_repeats` (`key`);--> statement-breakpoint
CREATE INDEX `application_repeats_recent` ON `application_repeats` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `application_repeats_resume` ON `application_repeats` (`resume_id`);--> statement-breakpoint
CREATE TABLE `waiting_days` (
	`partner_id` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_hash` text NOT NULL,
	`erased_by` integer,
	`applications` integer NOT NULL,
	`files` integer NOT NULL,
	`others` integer NOT NULL,
	`erased_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`erased_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `erasures_person` ON `erasures` (`person_hash`);--> statement-breakpoint
CREATE INDEX `erasures_recent` ON `erasures` (`erased_at`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`filename` text NOT NULL,
	`original_name` text NOT NULL,
	`url` text NOT NULL,
	`document_type` text NOT NULL,
	`file_size` integer NOT NULL,
	`mime_type` text NOT NULL,
	`uploaded_by` integer,
	`uploaded_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_filename` ON `documents` (`filename`);--> statement-breakpoint
CREATE INDEX `documents_application` ON `documents` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `application_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`actor_id` integer,
	`kind` text NOT NULL,
	`from_value` text,
	`to_value` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `application_events_application` ON `application_events` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `application_events_kind` ON `application_events` (`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `follow_ups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`application_id` integer,
	`rule` text,
	`once_key` text,
	`text` text NOT NULL,
	`due_at` integer NOT NULL,
	`told_at` integer,
	`done_at` integer,
	`done_by` integer,
	`outcome` text,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`done_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `follow_ups_open` ON `follow_ups` (`owner_id`,`due_at`,`id`) WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX `follow_ups_application` ON `follow_ups` (`application_id`,`id`);--> statement-breakpoint
CREATE INDEX `follow_ups_rule` ON `follow_ups` (`rule`,`id`) WHERE "follow_ups"."done_at" is null;--> statement-breakpoint
CREATE INDEX `follow_ups_untold` ON `follow_ups` (`due_at`) WHERE "follow_ups"."done_at" is null and "follow_ups"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `follow_ups_once` ON `follow_ups` (`once_key`) WHERE "follow_ups"."once_key" is not null;--> statement-breakpoint
CREATE TABLE `candidate_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`sender_id` integer NOT NULL,
	`message` text NOT NULL,
	`mentioned_user_ids` text DEFAULT '[]' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `candidate_messages_application` ON `candidate_messages` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `resume_readings` (
	`resume_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`text` text,
	`facts` text,
	`risks` text DEFAULT '[]' NOT NULL,
	`engine` text DEFAULT 'rules' NOT NULL,
	`pages` integer,
	`read_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`resume_id`) REFERENCES `resumes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `resumes` (
	`id` text PRIMARY KEY NOT NULL,
	`original_name` text,
	`mime_type` text,
	`file_size` integer,
	`stored_at` integer,
	`read_started_at` integer,
	`application_id` integer,
	`claimed_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resumes_application` ON `resumes` (`application_id`);--> statement-breakpoint
CREATE INDEX `resumes_created` ON `resumes` (`created_at`);--> statement-breakpoint
CREATE TABLE `application_scores` (
	`application_id` integer PRIMARY KEY NOT NULL,
	`engine` text NOT NULL,
	`parts` text NOT NULL,
	`resume_id` text,
	`scored_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `client_submissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`company_name` text NOT NULL,
	`status` text DEFAULT 'submitted_to_client' NOT NULL,
	`notes` text,
	`interview_date` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `client_submissions_application` ON `client_submissions` (`application_id`,`id`);--> statement-breakpoint
CREATE TABLE `session_revocations` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_revocations_expires` ON `session_revocations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`sess` text NOT NULL,
	`expire` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`expire`);--> statement-breakpoint
CREATE INDEX `sessions_expire` ON `sessions` (`expire`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_token` ON `password_resets` (`token_hash`);--> statement-breakpoint
CREATE INDEX `password_resets_expires` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_hash` ON `recovery_codes` (`code_hash`);--> statement-breakpoint
CREATE INDEX `recovery_codes_left` ON `recovery_codes` (`user_id`) WHERE "recovery_codes"."used_at" is null;--> statement-breakpoint
CREATE TABLE `two_factor_secrets` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `feedback` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`type` text DEFAULT 'general_feedback' NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`admin_notes` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `feedback_status` ON `feedback` (`status`,`id`);--> statement-breakpoint
CREATE TABLE `model_days` (
	`day` text PRIMARY KEY NOT NULL,
	`calls` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `model_usage` (
	`day` text NOT NULL,
	`ability` text NOT NULL,
	`outcome` text NOT NULL,
	`calls` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`milliseconds` integer NOT NULL,
	PRIMARY KEY(`day`, `ability`, `outcome`)
);
--> statement-breakpoint
CREATE TABLE `bounced_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`bounced_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_opt_outs` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to_address` text NOT NULL,
	`user_id` integer,
	`application_id` integer,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`private_link` text,
	`calendar` text,
	`calendar_method` text,
	`stop_url` text,
	`state` text DEFAULT 'queued' NOT NULL,
	`reason` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`provider_id` text,
	`once_key` text,
	`claimed_until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`sent_at` integer,
	`bounced_at` integer,
	`delivered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mails_recent` ON `mails` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_state` ON `mails` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mails_application` ON `mails` (`application_id`);--> statement-breakpoint
CREATE INDEX `mails_address` ON `mails` (`to_address`);--> statement-breakpoint
CREATE INDEX `mails_provider` ON `mails` (`provider_id`) WHERE "mails"."provider_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `mails_once` ON `mails` (`once_key`) WHERE "mails"."once_key" is not null;--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`title` text NOT NULL,
	`message` text NOT NULL,
	`application_id` integer,
	`message_id` integer,
	`is_read` integer DEFAULT false NOT NULL,
	`once_key` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`subject_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_user` ON `notifications` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_application` ON `notifications` (`application_id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`id`) WHERE "notifications"."is_read" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`once_key`) WHERE "notifications"."once_key" is not null;--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_by` integer,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`password` text NOT NULL,
	`role` text DEFAULT 'partner' NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`is_provisional` integer DEFAULT false NOT NULL,
	`session_epoch` integer DEFAULT 0 NOT NULL,
	`last_sign_in_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `users_role_status` ON `users` (`role`,`status`,`name`);--> statement-breakpoint
CREATE TABLE `analytics_counts` (
	`partner_id` integer NOT NULL,
	`dimension` text NOT NULL,
	`period` text NOT NULL,
	`value` text NOT NULL,
	`applications` integer DEFAULT 0 NOT NULL,
	`reached_1` integer DEFAULT 0 NOT NULL,
	`reached_2` integer DEFAULT 0 NOT NULL,
	`reached_3` integer DEFAULT 0 NOT NULL,
	`reached_4` integer DEFAULT 0 NOT NULL,
	`reached_5` integer DEFAULT 0 NOT NULL,
	`rejected_0` integer DEFAULT 0 NOT NULL,
	`rejected_1` integer DEFAULT 0 NOT NULL,
	`rejected_2` integer DEFAULT 0 NOT NULL,
	`rejected_3` integer DEFAULT 0 NOT NULL,
	`rejected_4` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `dimension`, `period`, `value`)
);
--> statement-breakpoint
CREATE TABLE `analytics_dirty` (
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`kind`, `subject_id`)
);
--> statement-breakpoint
CREATE TABLE `analytics_facts` (
	`kind` text NOT NULL,
	`subject_id` integer NOT NULL,
	`facts` text NOT NULL,
	PRIMARY KEY(`kind`, `subject_id`)
);
--> statement-breakpoint
CREATE TABLE `analytics_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`folds` integer DEFAULT 0 NOT NULL,
	`facts_version` integer,
	`is_recounting` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `analytics_visits` (
	`partner_id` integer NOT NULL,
	`period` text NOT NULL,
	`stage` integer NOT NULL,
	`bucket` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `period`, `stage`, `bucket`)
);
--> statement-breakpoint
CREATE TABLE `open_job_days` (
	`partner_id` integer NOT NULL,
	`day` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`partner_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `job_alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`query` text NOT NULL,
	`every` text NOT NULL,
	`confirmed_at` integer,
	`mark` integer DEFAULT 0 NOT NULL,
	`next_run_at` integer,
	`last_sent_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_alerts_once` ON `job_alerts` (`email`,`query`);--> statement-breakpoint
CREATE INDEX `job_alerts_due` ON `job_alerts` (`next_run_at`) WHERE "job_alerts"."next_run_at" is not null;--> statement-breakpoint
CREATE INDEX `job_alerts_unconfirmed` ON `job_alerts` (`created_at`) WHERE "job_alerts"."confirmed_at" is null;--> statement-breakpoint
CREATE TABLE `job_counts` (
	`id` integer PRIMARY KEY NOT NULL,
	`open` integer DEFAULT 0 NOT NULL,
	`closed` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`actor_id` integer,
	`kind` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`detail` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `job_events_job` ON `job_events` (`job_id`,`id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`short_id` text NOT NULL,
	`title` text NOT NULL,
	`firm_name` text NOT NULL,
	`is_confidential` integer DEFAULT false NOT NULL,
	`location` text NOT NULL,
	`city` text,
	`region` text,
	`years_experience_min` integer,
	`years_experience_max` integer,
	`assigned_partner_id` integer,
	`seniority` text NOT NULL,
	`practice_area` text NOT NULL,
	`additional_areas` text DEFAULT '[]' NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`salary_high_key` integer GENERATED ALWAYS AS (coalesce(salary_max, salary_min, -1)) VIRTUAL,
	`salary_low_key` integer GENERATED ALWAYS AS (coalesce(salary_min, salary_max, 9999999)) VIRTUAL,
	`title_key` text GENERATED ALWAYS AS (lower(title)) VIRTUAL,
	`description` text NOT NULL,
	`requirements` text DEFAULT '[]' NOT NULL,
	`benefits` text DEFAULT '[]' NOT NULL,
	`firm_size` text,
	`work_type` text DEFAULT 'Full-time' NOT NULL,
	`is_remote` integer DEFAULT false NOT NULL,
	`is_big_law` integer DEFAULT false NOT NULL,
	`is_boutique` integer DEFAULT false NOT NULL,
	`source` text DEFAULT 'Internal Database' NOT NULL,
	`public_url` text,
	`apply_url` text,
	`posted_date` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`valid_through` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`closed_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`assigned_partner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_short_id` ON `jobs` (`short_id`);--> statement-breakpoint
CREATE INDEX `jobs_open_recent` ON `jobs` (`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_salary_high` ON `jobs` (`salary_high_key`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_salary_low` ON `jobs` (`salary_low_key`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_title` ON `jobs` (`title_key`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_area` ON `jobs` (`practice_area`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_place` ON `jobs` (`region`,`city`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_seniority` ON `jobs` (`seniority`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_remote` ON `jobs` (`is_remote`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_work_type` ON `jobs` (`work_type`,`posted_date`,`id`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_open_ends` ON `jobs` (`valid_through`) WHERE "jobs"."is_active" = 1 and "jobs"."deleted_at" is null and "jobs"."valid_through" is not null;--> statement-breakpoint
CREATE INDEX `jobs_all_recent` ON `jobs` (`created_at`,`id`) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_all_title` ON `jobs` (`title_key`,`id`) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_all_salary` ON `jobs` (`salary_high_key`,`id`) WHERE "jobs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `jobs_partner` ON `jobs` (`assigned_partner_id`);--> statement-breakpoint
CREATE TABLE `title_marks` (
	`mark` text PRIMARY KEY NOT NULL,
	`no` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `practice_areas` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`value` text NOT NULL,
	`label` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `practice_areas_value` ON `practice_areas` (`value`);--> statement-breakpoint
CREATE TABLE `site_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`open_jobs` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `candidates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`query_text` text,
	`practice_areas` text DEFAULT '[]' NOT NULL,
	`excluded_areas` text DEFAULT '[]' NOT NULL,
	`seniority` text,
	`years_experience` integer,
	`locations` text DEFAULT '[]' NOT NULL,
	`excluded_locations` text DEFAULT '[]' NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`remote_work` integer DEFAULT false NOT NULL,
	`big_law` integer DEFAULT false NOT NULL,
	`boutique` integer DEFAULT false NOT NULL,
	`assigned_partner_id` integer,
	`status` text DEFAULT 'new' NOT NULL,
	`notes` text,
	`resume_url` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer,
	FOREIGN KEY (`assigned_partner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `candidates_partner` ON `candidates` (`assigned_partner_id`,`id`);--> statement-breakpoint
CREATE TABLE `job_matches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`match_score` integer NOT NULL,
	`match_reasons` text DEFAULT '[]' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`candidate_id`) REFERENCES `candidates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_matches_once` ON `job_matches` (`candidate_id`,`job_id`);--> statement-breakpoint
CREATE INDEX `job_matches_job` ON `job_matches` (`job_id`);--> statement-breakpoint
CREATE TABLE `job_sources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`adapter` text NOT NULL,
	`locator` text NOT NULL,
	`kind` text DEFAULT 'employer' NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`needs_key` integer DEFAULT false NOT NULL,
	`lane` text NOT NULL,
	`health` text DEFAULT 'waiting' NOT NULL,
	`failure` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`proved_at` integer,
	`last_read_at` integer,
	`last_success_at` integer,
	`next_read_at` integer,
	`postings` integer DEFAULT 0 NOT NULL,
	`legal_postings` integer DEFAULT 0 NOT NULL,
	`etag` text,
	`last_modified` text,
	`read_id` text,
	`reading_until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_sources_place` ON `job_sources` (`adapter`,`locator`);--> statement-breakpoint
CREATE INDEX `job_sources_due` ON `job_sources` (`is_enabled`,`next_read_at`);--> statement-breakpoint
CREATE INDEX `job_sources_lane` ON `job_sources` (`lane`,`next_read_at`);--> statement-breakpoint
CREATE TABLE `online_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` integer NOT NULL,
	`external_id` text NOT NULL,
	`url` text NOT NULL,
	`url_key` text NOT NULL,
	`dedup_key` text NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	`duplicate_of` integer,
	`title` text NOT NULL,
	`firm` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`city` text,
	`state` text,
	`is_remote` integer DEFAULT false NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`snippet` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`practice_area` text,
	`additional_areas` text DEFAULT '[]' NOT NULL,
	`seniority` text,
	`posted_at` integer,
	`valid_through` integer,
	`detail_ref` text,
	`detail_tries` integer DEFAULT 0 NOT NULL,
	`content_hash` text NOT NULL,
	`first_seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`gone_at` integer,
	`is_shown` integer GENERATED ALWAYS AS ((gone_at is null and duplicate_of is null)) VIRTUAL,
	FOREIGN KEY (`source_id`) REFERENCES `job_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `online_jobs_source` ON `online_jobs` (`source_id`,`external_id`);--> statement-breakpoint
CREATE INDEX `online_jobs_seen` ON `online_jobs` (`source_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `online_jobs_dedup` ON `online_jobs` (`dedup_key`,`priority`);--> statement-breakpoint
CREATE INDEX `online_jobs_url` ON `online_jobs` (`url_key`,`priority`);--> statement-breakpoint
CREATE INDEX `online_jobs_gone` ON `online_jobs` (`gone_at`);--> statement-breakpoint
CREATE INDEX `online_jobs_shown` ON `online_jobs` (`is_shown`,`posted_at`);--> statement-breakpoint
CREATE INDEX `online_jobs_area` ON `online_jobs` (`practice_area`,`is_shown`,`posted_at`);--> statement-breakpoint
CREATE TABLE `source_lanes` (
	`lane` text PRIMARY KEY NOT NULL,
	`read_id` text NOT NULL,
	`lease_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_addresses` (
	`url_key` text PRIMARY KEY NOT NULL,
	`job_id` integer,
	`read_id` text,
	`reading_until` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `job_addresses_job` ON `job_addresses` (`job_id`);--> statement-breakpoint
CREATE TABLE `online_job_views` (
	`user_id` integer NOT NULL,
	`job_id` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `online_jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `online_job_views_job` ON `online_job_views` (`job_id`);--> statement-breakpoint
CREATE TABLE `people_search_firms` (
	`query_id` integer NOT NULL,
	`source_id` integer NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`pages_read` integer DEFAULT 0 NOT NULL,
	`people_found` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`query_id`, `source_id`),
	FOREIGN KEY (`query_id`) REFERENCES `people_search_queries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_id`) REFERENCES `people_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_search_firms_waiting` ON `people_search_firms` (`source_id`,`state`);--> statement-breakpoint
CREATE TABLE `people_search_queries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`location` text NOT NULL,
	`keywords` text NOT NULL,
	`job_title` text,
	`exclude_words` text,
	`search_query` text NOT NULL,
	`result_count` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`created_by` integer,
	`provider` text DEFAULT 'directory' NOT NULL,
	`searched_at` integer,
	`firms_total` integer DEFAULT 0 NOT NULL,
	`firms_read` integer DEFAULT 0 NOT NULL,
	`firms_failed` integer DEFAULT 0 NOT NULL,
	`pages_read` integer DEFAULT 0 NOT NULL,
	`people_found` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`cancelled_at` integer,
	`completed_at` integer,
	`deadline_at` integer,
	`saved_search_id` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `people_search_queries_status` ON `people_search_queries` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `people_search_queries_saved` ON `people_search_queries` (`saved_search_id`,`id`);--> statement-breakpoint
CREATE TABLE `people_search_results` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`query_id` integer NOT NULL,
	`name` text NOT NULL,
	`title` text,
	`company` text,
	`location` text,
	`profile_url` text,
	`snippet` text,
	`source_url` text,
	`is_valid` integer DEFAULT true NOT NULL,
	`extracted_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`email` text,
	`practice_area` text,
	`education` text,
	`bar_admission` text,
	`profile_summary` text,
	`scraped_content` text,
	`scraping_status` text DEFAULT 'not_attempted' NOT NULL,
	`scraped_at` integer,
	`person_id` integer,
	`url_key` text DEFAULT '' NOT NULL,
	`phone` text,
	`clerkships` text,
	`filter_reason` text,
	`rank` integer DEFAULT 0 NOT NULL,
	`news` text,
	`scrape_tries` integer DEFAULT 0 NOT NULL,
	`scrape_failure` text,
	`scrape_asked_at` integer,
	FOREIGN KEY (`query_id`) REFERENCES `people_search_queries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `people_search_results_query` ON `people_search_results` (`query_id`,`is_valid`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `people_search_results_page` ON `people_search_results` (`query_id`,`url_key`);--> statement-breakpoint
CREATE INDEX `people_search_results_person` ON `people_search_results` (`person_id`);--> statement-breakpoint
CREATE INDEX `people_search_results_scraping` ON `people_search_results` (`scraping_status`,`scrape_asked_at`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` integer,
	`profile_url` text NOT NULL,
	`url_key` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`title` text,
	`firm` text NOT NULL,
	`offices` text DEFAULT '[]' NOT NULL,
	`city` text,
	`state` text,
	`place_words` text DEFAULT '' NOT NULL,
	`email` text,
	`phone` text,
	`practice_areas` text DEFAULT '[]' NOT NULL,
	`education` text DEFAULT '[]' NOT NULL,
	`jd_year` integer,
	`bar_admissions` text DEFAULT '[]' NOT NULL,
	`clerkships` text DEFAULT '[]' NOT NULL,
	`summary` text,
	`bio` text DEFAULT '' NOT NULL,
	`fact_sources` text DEFAULT '{}' NOT NULL,
	`is_person` integer DEFAULT true NOT NULL,
	`verdict` text,
	`is_lawyer` integer DEFAULT true NOT NULL,
	`content_hash` text DEFAULT '' NOT NULL,
	`first_seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`read_at` integer,
	`gone_at` integer,
	`changed_at` integer,
	`previous_firm` text,
	`previous_title` text,
	`do_not_contact_at` integer,
	`do_not_contact_by` integer,
	`do_not_contact_reason` text,
	`deleted_at` integer,
	`is_shown` integer GENERATED ALWAYS AS ((gone_at is null and deleted_at is null)) VIRTUAL,
	FOREIGN KEY (`source_id`) REFERENCES `people_sources`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_url` ON `people` (`url_key`);--> statement-breakpoint
CREATE INDEX `people_source` ON `people` (`source_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `people_name` ON `people` (`name_key`);--> statement-breakpoint
CREATE INDEX `people_email` ON `people` (`email`);--> statement-breakpoint
CREATE INDEX `people_gone` ON `people` (`gone_at`);--> statement-breakpoint
CREATE INDEX `people_do_not_contact` ON `people` (`do_not_contact_at`,`id`) WHERE do_not_contact_at is not null;--> statement-breakpoint
CREATE TABLE `people_pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source_id` integer NOT NULL,
	`url` text NOT NULL,
	`url_key` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`label` text,
	`lastmod` text,
	`seen_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`read_at` integer,
	`failure` text,
	FOREIGN KEY (`source_id`) REFERENCES `people_sources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_pages_url` ON `people_pages` (`source_id`,`url_key`);--> statement-breakpoint
CREATE INDEX `people_pages_next` ON `people_pages` (`source_id`,`state`,`tries`,`id`);--> statement-breakpoint
CREATE TABLE `people_sources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`site` text NOT NULL,
	`host` text NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`health` text DEFAULT 'waiting' NOT NULL,
	`failure` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`found_by` text,
	`robots_fact` text,
	`sitemap_fact` text,
	`needs_browser` integer DEFAULT false NOT NULL,
	`pages_found` integer DEFAULT 0 NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`listed_at` integer,
	`last_read_at` integer,
	`last_success_at` integer,
	`next_read_at` integer,
	`read_id` text,
	`reading_until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_sources_host` ON `people_sources` (`host`);--> statement-breakpoint
CREATE INDEX `people_sources_due` ON `people_sources` (`is_enabled`,`next_read_at`);--> statement-breakpoint
CREATE TABLE `saved_job_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`candidate_name` text NOT NULL,
	`submitted_by` integer NOT NULL,
	`job_data` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`admin_notes` text,
	`reviewed_by` integer,
	`reviewed_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`submitted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reviewed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `saved_job_lists_status` ON `saved_job_lists` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `saved_job_lists_submitter` ON `saved_job_lists` (`submitted_by`,`id`);--> statement-breakpoint
CREATE TABLE `saved_list_urls` (
	`url` text NOT NULL,
	`list_id` integer NOT NULL,
	PRIMARY KEY(`url`, `list_id`),
	FOREIGN KEY (`list_id`) REFERENCES `saved_job_lists`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_list_urls_list` ON `saved_list_urls` (`list_id`);--> statement-breakpoint
CREATE TABLE `saved_searches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`criteria` text NOT NULL,
	`every` text NOT NULL,
	`paused_at` integer,
	`next_run_at` integer,
	`last_run_at` integer,
	`last_total` integer,
	`mark` integer DEFAULT 0 NOT NULL,
	`seen_mark` integer DEFAULT 0 NOT NULL,
	`new_count` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_searches_user` ON `saved_searches` (`user_id`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `saved_searches_due` ON `saved_searches` (`next_run_at`) WHERE "saved_searches"."next_run_at" is not null;--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`reset_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_reset` ON `rate_limits` (`reset_at`);--> statement-breakpoint
CREATE TABLE `fetch_hosts` (
	`origin` text PRIMARY KEY NOT NULL,
	`robots` text,
	`is_robots_down` integer DEFAULT false NOT NULL,
	`robots_read_at` integer,
	`next_request_at` integer,
	`blocked_until` integer
);
--> statement-breakpoint
CREATE INDEX `fetch_hosts_robots_read` ON `fetch_hosts` (`robots_read_at`);--> statement-breakpoint
CREATE TABLE `upload_uses` (
	`key` text PRIMARY KEY NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`mime_type` text,
	`used_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `upload_uses_expires` ON `upload_uses` (`expires_at`);--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`failure` text
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` text NOT NULL,
	`task` text NOT NULL,
	`payload` text NOT NULL,
	`reason` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`retried_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dead_letters_messageId_unique` ON `dead_letters` (`message_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`task` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_tried_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE TABLE `task_errors` (
	`id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`failed_at` integer NOT NULL
);
