import type { Finding } from '../verify/scorecard.ts'
import type { Academies } from './academies.ts'
import { measureBuilder } from './builder.ts'
import { measureCosts, measureGrowth } from './costs/costs.ts'
import { measurePublicPage } from './public-page.ts'
import { measureLongCourse } from './long-course.ts'
import { measureAnswers } from './questions/answers.ts'
import { measureRates } from './rates.ts'
import { measureForms } from './questions/forms/forms.ts'
import { measureRounds } from './questions/rounds.ts'
import { measureSelling } from './questions/selling/selling.ts'
import { measureSitting } from './questions/sitting.ts'
import { measureStart } from './start.ts'
import { measureWatching } from './watching.ts'

/** The result of a part: its tables, and a line for each goal. */
export interface Measured {
  tables: string[]
  findings: Finding[]
}

interface Part {
  /** What it measures and how long that takes, for the help. */
  about: string
  measure: (academies: Academies) => Promise<Measured>
}

/** In the order of measurement. */
export const parts: Readonly<Record<string, Part>> = {
  start: { about: 'first and second start, memory of who is idle; a minute', measure: measureStart },
  rates: { about: 'pages, API, sign-in and writes per second, and purges; three minutes', measure: measureRates },
  cost: {
    about: 'processor of one request, the database’s with it, beside bare node:http and pg; three minutes',
    measure: measureCosts,
  },
  growth: { about: 'the same on 100,000 courses and 2,000,000 enrolments; ten minutes', measure: measureGrowth },
  data: {
    about: 'calls one after another on 10,000 and 100,000 courses, beside bare SQL; ten minutes',
    measure: measureAnswers,
  },
  face: { about: 'a page of sixty cards, made and kept; two minutes', measure: measurePublicPage },
  builder: { about: 'a page of sixty blocks that is written 1,000 times; five minutes', measure: measureBuilder },
  watching: { about: '300 learners who watch a film at once; three minutes', measure: measureWatching },
  rounds: { about: 'catalogue and calendar with 10,000 rounds beside a few; ten minutes', measure: measureRounds },
  selling: {
    about: 'bank file, checkouts, payments, list of orders; fifteen minutes, or one each with BENCH_SIZE=small',
    measure: measureSelling,
  },
  sitting: {
    about: '300 people sit an exam at once for two minutes; ten minutes, or two with BENCH_SIZE=small',
    measure: measureSitting,
  },
  forms: {
    about: 'a form of 300 fields on a slow phone, 10,000 submissions, PDF; ten minutes, or one with BENCH_SIZE=small',
    measure: measureForms,
  },
  course: { about: 'a course of 500 lessons beside one of ten; two minutes', measure: measureLongCourse },
}
