CREATE TABLE `application_unread` (
	`user_id` integer NOT NULL,
	`application_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `application_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_unread_application` ON `application_unread` (`application_id`);--> statement-breakpoint
CREATE TABLE `review_counts` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_applications_job_status_score` ON `job_applications` (`job_id`,`status`,`score_key`,`id`);--> statement-breakpoint
CREATE INDEX `job_applications_job_status_name` ON `job_applications` (`job_id`,`status`,`name_key`,`id`);
--> statement-breakpoint
-- What everyone has not opened yet, as the lists have shown it until now.
INSERT INTO application_unread(user_id, application_id)
SELECT u.id, a.id FROM users u JOIN job_applications a ON u.role = 'admin' OR a.assigned_partner_id = u.id
LEFT JOIN application_views v ON v.user_id = u.id AND v.application_id = a.id
WHERE u.status = 'active' AND u.deleted_at IS NULL AND (v.viewed_at IS NULL OR v.viewed_at < a.updated_at);
--> statement-breakpoint
INSERT INTO review_counts(user_id, count) SELECT user_id, count(*) FROM application_unread GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER review_counts_insert AFTER INSERT ON application_unread BEGIN
  INSERT INTO review_counts(user_id, count) VALUES (new.user_id, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER review_counts_delete AFTER DELETE ON application_unread BEGIN
  UPDATE review_counts SET count = count - 1 WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER application_unread_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO application_unread(user_id, application_id)
  SELECT id, new.id FROM users WHERE role = 'admin' AND status = 'active' AND deleted_at IS NULL
  UNION SELECT id, new.id FROM users WHERE id = new.assigned_partner_id;
END;
--> statement-breakpoint
-- Whoever made the change has it in application_views already (the same transaction, before the change), and is left out.
CREATE TRIGGER application_unread_update AFTER UPDATE OF updated_at, assigned_partner_id ON job_applications
WHEN old.updated_at IS NOT new.updated_at OR old.assigned_partner_id IS NOT new.assigned_partner_id BEGIN
  DELETE FROM application_unread WHERE application_id = new.id AND user_id = old.assigned_partner_id
    AND old.assigned_partner_id IS NOT new.assigned_partner_id
    AND NOT EXISTS (SELECT 1 FROM users WHERE id = old.assigned_partner_id AND role = 'admin');
  INSERT INTO application_unread(user_id, application_id)
  SELECT u.id, new.id FROM (
    SELECT id FROM users WHERE role = 'admin' AND status = 'active' AND deleted_at IS NULL
    UNION SELECT id FROM users WHERE id = new.assigned_partner_id
  ) u WHERE NOT EXISTS (
    SELECT 1 FROM application_views v WHERE v.user_id = u.id AND v.application_id = new.id AND v.viewed_at >= new.updated_at
  ) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER application_views_insert AFTER INSERT ON application_views BEGIN
  DELETE FROM application_unread WHERE user_id = new.user_id AND application_id = new.application_id
    AND new.viewed_at >= (SELECT updated_at FROM job_applications WHERE id = new.application_id);
END;
--> statement-breakpoint
CREATE TRIGGER application_views_update AFTER UPDATE ON application_views BEGIN
  DELETE FROM application_unread WHERE user_id = new.user_id AND application_id = new.application_id
    AND new.viewed_at >= (SELECT updated_at FROM job_applications WHERE id = new.application_id);
END;
--> statement-breakpoint
-- An admin who becomes a partner keeps what is assigned to them. A new admin has what comes from now on.
CREATE TRIGGER application_unread_role AFTER UPDATE OF role ON users WHEN old.role IS NOT new.role AND new.role = 'partner' BEGIN
  DELETE FROM application_unread WHERE user_id = new.id
    AND NOT EXISTS (SELECT 1 FROM job_applications a WHERE a.id = application_unread.application_id AND a.assigned_partner_id = new.id);
END;
