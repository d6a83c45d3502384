import { z } from "zod";

const line = (max: number) => z.string().trim().max(max, `At most ${max} characters`);

/** Who may register: after an admin's approval, at once, or nobody (DESIGN 5.4). */
export const registrationModes = ["approval", "open", "closed"] as const;

/** The agency's settings. The brand is whoever runs the software: never a name in code. */
export const settingsSchema = z.object({
  brandName: line(80).min(1, "The agency needs a name"),
  brandPhone: line(40),
  brandEmail: line(254),
  brandCity: line(80),
  brandRegion: line(80),
  registration: z.enum(registrationModes),
});
export type Settings = z.output<typeof settingsSchema>;

export const defaultSettings: Settings = {
  brandName: "Placet",
  brandPhone: "",
  brandEmail: "",
  brandCity: "",
  brandRegion: "",
  registration: "approval",
};
