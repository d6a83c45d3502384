-- The version of the public site's content, by which its pages are cached (docs/decisions/0004-edge-cache.md), and the number of
-- open jobs.

-- The first version is random and later ones follow the clock, so that a database that was restored or created again never meets
-- pages that were cached for another state.
INSERT INTO site_state(id, version, open_jobs) VALUES (1, abs(random()) % 1000000000, 0);
--> statement-breakpoint
CREATE TRIGGER site_jobs_insert AFTER INSERT ON jobs BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), open_jobs = open_jobs + (new.is_active = 1 AND new.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER site_jobs_update AFTER UPDATE ON jobs BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), open_jobs = open_jobs
    + (new.is_active = 1 AND new.deleted_at IS NULL) - (old.is_active = 1 AND old.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER site_jobs_delete AFTER DELETE ON jobs BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), open_jobs = open_jobs - (old.is_active = 1 AND old.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER site_settings_insert AFTER INSERT ON settings BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER site_settings_update AFTER UPDATE ON settings BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER site_settings_delete AFTER DELETE ON settings BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_insert AFTER INSERT ON practice_areas BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_update AFTER UPDATE ON practice_areas BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
--> statement-breakpoint
CREATE TRIGGER site_practice_areas_delete AFTER DELETE ON practice_areas BEGIN
  UPDATE site_state SET version = max(version + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
