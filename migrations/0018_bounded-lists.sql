CREATE TABLE `application_job_statuses` (
	`job_id` integer NOT NULL,
	`status` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`unassigned` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`job_id`, `status`)
);
--> statement-breakpoint
CREATE INDEX `job_applications_in_pipeline` ON `job_applications` (`assigned_partner_id`,`updated_at`,`id`) WHERE "job_applications"."status" not like 'rejected%' and "job_applications"."status" <> 'hired';
--> statement-breakpoint
INSERT INTO application_job_statuses(job_id, status, count, unassigned)
SELECT job_id, status, count(*), count(*) FILTER (WHERE assigned_partner_id IS NULL) FROM job_applications GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER application_job_statuses_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO application_job_statuses(job_id, status, count, unassigned) VALUES (new.job_id, new.status, 1, new.assigned_partner_id IS NULL)
    ON CONFLICT DO UPDATE SET count = count + 1, unassigned = unassigned + excluded.unassigned;
END;
--> statement-breakpoint
CREATE TRIGGER application_job_statuses_update AFTER UPDATE OF status, assigned_partner_id, job_id ON job_applications
WHEN old.status IS NOT new.status OR old.assigned_partner_id IS NOT new.assigned_partner_id OR old.job_id IS NOT new.job_id BEGIN
  UPDATE application_job_statuses SET count = count - 1, unassigned = unassigned - (old.assigned_partner_id IS NULL)
    WHERE job_id = old.job_id AND status = old.status;
  INSERT INTO application_job_statuses(job_id, status, count, unassigned) VALUES (new.job_id, new.status, 1, new.assigned_partner_id IS NULL)
    ON CONFLICT DO UPDATE SET count = count + 1, unassigned = unassigned + excluded.unassigned;
END;
--> statement-breakpoint
CREATE TRIGGER application_job_statuses_delete AFTER DELETE ON job_applications BEGIN
  UPDATE application_job_statuses SET count = count - 1, unassigned = unassigned - (old.assigned_partner_id IS NULL)
    WHERE job_id = old.job_id AND status = old.status;
END;
