import { about } from './about.ts'
import { contact } from './contact.ts'
import { courseOffer } from './course-offer.ts'
import { home } from './home.ts'
import { questions } from './questions.ts'

/** The templates that Wicha brings, in the order in which they are offered. */
export const templates = [home, about, courseOffer, contact, questions] as const

/** The template of a name; null for any other word. */
export const templateNamed = (name: string) => templates.find((template) => template.name === name) ?? null
