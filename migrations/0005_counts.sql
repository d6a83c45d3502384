-- Counters behind tiles and lists, so that no screen counts a table.

-- Applications by partner (0: unassigned), status and job. In application_job_status_counts, job 0 with partner -1 is the sum of
-- all, for the tiles of people who see everything.
CREATE TRIGGER application_counts_insert AFTER INSERT ON job_applications BEGIN
  INSERT INTO application_counts(partner_id, status, count) VALUES (coalesce(new.assigned_partner_id, 0), new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_counts(job_id, partner_id, count) VALUES (new.job_id, coalesce(new.assigned_partner_id, 0), 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_status_counts(job_id, partner_id, status, count)
    VALUES (new.job_id, coalesce(new.assigned_partner_id, 0), new.status, 1), (0, -1, new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_totals(job_id, count) VALUES (new.job_id, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_statuses(job_id, status, count, unassigned) VALUES (new.job_id, new.status, 1, new.assigned_partner_id IS NULL)
    ON CONFLICT DO UPDATE SET count = count + 1, unassigned = unassigned + excluded.unassigned;
END;
--> statement-breakpoint
CREATE TRIGGER application_counts_update AFTER UPDATE OF status, assigned_partner_id, job_id ON job_applications
WHEN old.status IS NOT new.status OR old.assigned_partner_id IS NOT new.assigned_partner_id OR old.job_id IS NOT new.job_id BEGIN
  UPDATE application_counts SET count = count - 1 WHERE partner_id = coalesce(old.assigned_partner_id, 0) AND status = old.status;
  UPDATE application_job_counts SET count = count - 1 WHERE partner_id = coalesce(old.assigned_partner_id, 0) AND job_id = old.job_id;
  UPDATE application_job_status_counts SET count = count - 1
    WHERE status = old.status AND (job_id, partner_id) IN (VALUES (old.job_id, coalesce(old.assigned_partner_id, 0)), (0, -1));
  UPDATE application_job_totals SET count = count - 1 WHERE job_id = old.job_id;
  UPDATE application_job_statuses SET count = count - 1, unassigned = unassigned - (old.assigned_partner_id IS NULL)
    WHERE job_id = old.job_id AND status = old.status;
  INSERT INTO application_counts(partner_id, status, count) VALUES (coalesce(new.assigned_partner_id, 0), new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_counts(job_id, partner_id, count) VALUES (new.job_id, coalesce(new.assigned_partner_id, 0), 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_status_counts(job_id, partner_id, status, count)
    VALUES (new.job_id, coalesce(new.assigned_partner_id, 0), new.status, 1), (0, -1, new.status, 1)
    ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_totals(job_id, count) VALUES (new.job_id, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  INSERT INTO application_job_statuses(job_id, status, count, unassigned) VALUES (new.job_id, new.status, 1, new.assigned_partner_id IS NULL)
    ON CONFLICT DO UPDATE SET count = count + 1, unassigned = unassigned + excluded.unassigned;
END;
--> statement-breakpoint
CREATE TRIGGER application_counts_delete AFTER DELETE ON job_applications BEGIN
  UPDATE application_counts SET count = count - 1 WHERE partner_id = coalesce(old.assigned_partner_id, 0) AND status = old.status;
  UPDATE application_job_counts SET count = count - 1 WHERE partner_id = coalesce(old.assigned_partner_id, 0) AND job_id = old.job_id;
  UPDATE application_job_status_counts SET count = count - 1
    WHERE status = old.status AND (job_id, partner_id) IN (VALUES (old.job_id, coalesce(old.assigned_partner_id, 0)), (0, -1));
  UPDATE application_job_totals SET count = count - 1 WHERE job_id = old.job_id;
  UPDATE application_job_statuses SET count = count - 1, unassigned = unassigned - (old.assigned_partner_id IS NULL)
    WHERE job_id = old.job_id AND status = old.status;
END;
--> statement-breakpoint
-- Open and closed jobs, deleted ones left out.
INSERT INTO job_counts(id, open, closed) VALUES (1, 0, 0);
--> statement-breakpoint
CREATE TRIGGER job_counts_insert AFTER INSERT ON jobs WHEN new.deleted_at IS NULL BEGIN
  UPDATE job_counts SET open = open + new.is_active, closed = closed + (1 - new.is_active);
END;
--> statement-breakpoint
CREATE TRIGGER job_counts_update AFTER UPDATE OF is_active, deleted_at ON jobs BEGIN
  UPDATE job_counts SET
    open = open + (new.is_active = 1 AND new.deleted_at IS NULL) - (old.is_active = 1 AND old.deleted_at IS NULL),
    closed = closed + (new.is_active = 0 AND new.deleted_at IS NULL) - (old.is_active = 0 AND old.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER job_counts_delete AFTER DELETE ON jobs WHEN old.deleted_at IS NULL BEGIN
  UPDATE job_counts SET open = open - old.is_active, closed = closed - (1 - old.is_active);
END;
