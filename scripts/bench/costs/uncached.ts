import { learnerName } from '#app/seed/bench/rows.ts'
import { subjects } from '#app/seed/bench/syllabus.ts'
import { ask, type BenchParams } from '../load.ts'
import { countsAs, newest } from '../questions/asked.ts'
import type { Standing } from '../questions/standing.ts'
import { newestCourses, signIn } from '../servers.ts'
import type { Cost } from './asked.ts'

/**
 * Queries of learners that nobody sent before: the courses of a category before another time, another word, another
 * course, another pipeline.
 */
export const uncachedCosts: readonly Cost[] = [
  { name: uncached('list of 20 of a category'), times: 3, counted: 280, asked: byLearner(pagesOfCategories) },
  { name: uncached('Thai search, 5 rows'), times: 3, counted: 280, asked: byLearner(words) },
  { name: uncached('one course'), times: 2.5, counted: 800, asked: byLearner(courses) },
  { name: uncached('courses counted by category'), times: 1.2, counted: 200, asked: byLearner(pipelines) },
  { name: 'sixty cards, made for a visitor', isBeside: true, counted: 300, asked: () => sixty },
  { name: 'sixty cards, made for a learner', timesOfLast: 1.5, isBeside: true, counted: 300, asked: byLearners },
]

function uncached(name: string) {
  return `${name}, a learner’s, never asked before`
}

type Question = (n: number) => BenchParams

function byLearner(questions: (standing: Standing) => Promise<Question> | Question) {
  return async (standing: Standing): Promise<Question> => {
    const question = await questions(standing)
    return (n) => ({ ...question(n), cookie: standing.learner })
  }
}

const codes = Object.keys(subjects)
const dayMs = 86_400_000

/** The newest courses of a category before a time, as paging by the last shown course requests them. */
function pagesOfCategories(): Question {
  const from = Date.now() - 61 * dayMs
  return (n) => {
    const before = new Date(from - n * 60_000).toISOString()
    const args = [{ status: true, category: codes[n % codes.length], createdAt: { $lt: before } }]
    return { method: 'POST', path: '/api/course/query', body: { method: 'find', args, ...newest } }
  }
}

/** Seven letters from within the names of courses, none twice. */
async function words({ port }: Standing): Promise<Question> {
  const body = { args: [{ status: true }], fields: ['name'], paging: { page: 1, limit: 500 }, sort: { createdAt: -1 } }
  const { text } = await ask(port, { method: 'POST', path: '/api/course/query', body })
  const names = (JSON.parse(text) as { data: { name: string }[] }).data.map(({ name }) => name)
  const all = new Set(names.flatMap((name) => [...name].flatMap((_, at) => partOf(name, at))))
  const list = [...all].toSorted()
  const paging = { page: 1, limit: 5 }
  return (n) => {
    // Adjacent names in the alphabet have similar costs, so jump far.
    const name = { $regex: list[(n * 389) % list.length], $options: 'i' }
    const args = [{ $and: [{ type: { $ne: 'onsite' } }, { status: true }, { name }] }]
    return { method: 'POST', path: '/api/course/query', body: { method: 'find', args, paging } }
  }
}

const partOf = (name: string, at: number) => {
  const part = name.slice(at, at + 7)
  return /^[\u0e00-\u0e7f ]{7}$/.test(part) ? [part] : []
}

async function courses({ port }: Standing): Promise<Question> {
  const ids = await newestCourses(port, { most: 2000 })
  return (n) => ({ path: `/api/course/${ids[n % ids.length]}` })
}

function pipelines(): Question {
  return (n) => countsAs(`count${n}`)
}

const sixty: Question = (n) => ({ path: `/cms/page/bench-sixty?fresh=${n}` })

/** Forty learners in turn. */
async function byLearners({ port }: Standing): Promise<Question> {
  const cookies: string[] = []
  for (let n = 0; n < 40; n++) cookies.push((await ask(port, signIn(learnerName(1000 + n), 'frontend'))).cookie)
  return (n) => ({ ...sixty(n), cookie: cookies[n % cookies.length]! })
}
