import { about } from './about.ts'
import { contact } from './contact.ts'
import { courseOffer } from './course-offer.ts'
import { home } from './home.ts'
import { questions } from './questions.ts'

/** The built-in templates, in display order. */
export const templates = [home, about, courseOffer, contact, questions] as const

/** The template with this name. Null if there is none. */
export const templateNamed = (name: string) => templates.find((template) => template.name === name) ?? null
