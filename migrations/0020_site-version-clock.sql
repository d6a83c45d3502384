-- A version from the clock: a database restored to an earlier moment continues above every version it ever had, so pages
-- cached after that moment are never taken for current ones.
DROP TRIGGER site_jobs_insert;
--> statement-breakpoint
CREATE TRIGGER site_jobs_insert AFTER INSERT ON jobs BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), open_jobs = open_jobs + (new.is_active = 1 AND new.deleted_at IS NULL);
END;
--> statement-breakpoint
DROP TRIGGER site_jobs_update;
--> statement-breakpoint
CREATE TRIGGER site_jobs_update AFTER UPDATE ON jobs BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), open_jobs = open_jobs
    + (new.is_active = 1 AND new.deleted_at IS NULL) - (old.is_active = 1 AND old.deleted_at IS NULL);
END;
--> statement-breakpoint
DROP TRIGGER site_jobs_delete;
--> statement-breakpoint
CREATE TRIGGER site_jobs_delete AFTER DELETE ON jobs BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), open_jobs = open_jobs - (old.is_active = 1 AND old.deleted_at IS NULL);
END;
--> statement-breakpoint
DROP TRIGGER site_settings_insert;
--> statement-breakpoint
CREATE TRIGGER site_settings_insert AFTER INSERT ON settings BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
DROP TRIGGER site_settings_update;
--> statement-breakpoint
CREATE TRIGGER site_settings_update AFTER UPDATE ON settings BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
DROP TRIGGER site_settings_delete;
--> statement-breakpoint
CREATE TRIGGER site_settings_delete AFTER DELETE ON settings BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
DROP TRIGGER site_practice_areas_insert;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_insert AFTER INSERT ON practice_areas BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
DROP TRIGGER site_practice_areas_update;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_update AFTER UPDATE ON practice_areas BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
DROP TRIGGER site_practice_areas_delete;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_delete AFTER DELETE ON practice_areas BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
