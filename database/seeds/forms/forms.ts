import type { SeedSite } from '../seed.ts'
import { contact } from './contact.ts'
import { factoryTemplates, skillsTemplates } from './email-templates.ts'
import { booking } from './factory/booking.ts'
import { registration } from './factory/registration.ts'
import { applicationFlow, callbackFlow, complaintFlow, weeklyFlow } from './flows.ts'
import type { SeedForms } from './seed-form.ts'
import { application } from './skills/application.ts'
import { complaint } from './skills/complaint.ts'
import { satisfaction } from './skills/satisfaction.ts'

/** The forms of the demo by site. */
export const seededForms: Readonly<Record<SeedSite['key'], SeedForms>> = {
  skills: {
    ...{ templates: skillsTemplates, button: callbackFlow, flows: [applicationFlow, complaintFlow] },
    forms: (button) => [application(button), satisfaction, complaint],
  },
  factory: {
    ...{ templates: factoryTemplates, button: null, flows: [weeklyFlow] },
    forms: () => [booking, registration],
  },
  school: { templates: [], button: null, flows: [], forms: () => [contact] },
}
