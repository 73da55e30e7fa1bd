import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'

import { expect, test } from 'vitest'

import { toldBy, typeWithin } from '#domain/file/file-type.ts'
import { readPage } from '#domain/page/page.ts'
import { hasCitizenChecksum } from '#domain/thai-identity/citizen.ts'
import { phoneIssue } from '#domain/thai-identity/phone.ts'
import { emailIssue } from '#domain/validation/email.ts'
import { isCleanText } from '#domain/validation/text.ts'

import { demo } from './demo.ts'
import { seededForms } from './forms/forms.ts'
import type { SeedFile, SeedLesson, SeedSite } from './seed.ts'
import { fire } from './skills/safety/fire.ts'

const { origin, sites, staff, learners } = demo
const courses = sites.flatMap((site) => site.courses.map((course) => ({ site, course, name: course.name })))
const lessons = courses.flatMap(({ course }) => flat(course.lessons).map((lesson) => ({ lesson, name: lesson.name })))
const pages = sites.flatMap((site) => site.pages.map((page) => ({ site, page, name: `${site.key}/${page.slug}` })))

test('the academies are as large as the demo needs', () => {
  expect(sites.map(({ key, courses }) => [key, courses.length])).toEqual([
    ['skills', 29],
    ['factory', 10],
    ['school', 5],
  ])
})

test('ids, host names, accounts and the numbers of people are unique', () => {
  const people = [...staff, ...learners]
  expectUnique([origin, ...sites].map(({ _id }) => _id))
  expectUnique([origin, ...sites].flatMap(({ hostnames }) => hostnames))
  expectUnique(people.map(({ username }) => username))
  expectUnique(people.map(({ email }) => email))
  expectUnique(learners.map(({ phone }) => phone))
  expectUnique(learners.map(({ citizen }) => citizen))
  for (const { _id } of [origin, ...sites]) expect(_id).toMatch(/^[0-9a-f]{24}$/)
})

test.each(sites)('the names and codes of $key are unique', ({ categories, lecturers, courses, pages }) => {
  expectUnique(categories.map(({ code }) => code))
  expectUnique(lecturers.map(({ name }) => name))
  expectUnique(courses.map(({ name }) => name))
  expectUnique(pages.map(({ slug }) => slug))
  expect(pages[0]?.slug).toBe('home')
})

test('every category of the skills institute holds two to six courses, and one course is a draft', () => {
  const [skills] = sites as [SeedSite]
  for (const { code } of skills.categories) {
    const held = skills.courses.filter(({ category }) => [category].flat()[0] === code).length
    expect(held).toBeGreaterThanOrEqual(2)
    expect(held).toBeLessThanOrEqual(6)
  }
  expect(skills.courses.filter(({ status }) => !status)).toHaveLength(1)
})

test.each(courses)('the course $name fits its site', ({ site, course }) => {
  expect(site.categories.map(({ code }) => code)).toEqual(expect.arrayContaining([course.category].flat()))
  expect(site.lecturers.map(({ name }) => name)).toEqual(expect.arrayContaining(course.lecturer))
  if (course.sale_price !== null) expect(course.sale_price).toBeLessThan(course.price ?? 0)
  if (course.startRegistDate) expect(course.startRegistDate < (course.endRegistDate ?? '')).toBe(true)
  expect(course.lessons.some(({ preview }) => preview)).toBe(true)
  expectUnique(flat(course.lessons).map(({ name }) => name))
  expectHtml(course.description)
})

test.each(lessons)('the lesson $name teaches', ({ lesson }) => {
  expectHtml(lesson.content)
  expect(lesson.kind === 'youtube').toBe(lesson.video !== undefined)
  if (lesson.video !== undefined) expect(lesson.video).toMatch(/^[\w-]{11}$/)
  for (const file of [lesson.file, lesson.captions]) if (file) expectFile(file)
  if (lesson.children) return
  const isRead = lesson.kind === 'text' || lesson.kind === 'youtube'
  expect(wordCount(lesson.content)).toBeGreaterThanOrEqual(isRead ? 120 : 60)
  expect(wordCount(lesson.content)).toBeLessThanOrEqual(250)
})

test('one course has a lesson of each kind, in chapters, and what one needs stands before it', () => {
  const all = flat(fire.lessons)
  const kinds = new Set(all.map(({ kind }) => kind))
  for (const kind of ['text', 'video', 'audio', 'pdf', 'file', 'link', 'assignment', 'session'] as const)
    expect(kinds).toContain(kind)
  expect(fire.lessons.every(({ children = [] }) => children.length > 1)).toBe(true)
  const names = all.map(({ name }) => name)
  for (const [at, { needs = [] }] of all.entries())
    for (const name of needs)
      expect(names.indexOf(name), name).toSatisfy((before: number) => before >= 0 && before < at)
})

test('the account of a lecturer belongs to one who teaches', () => {
  const [taught] = learners.filter(({ teaches }) => teaches)
  expect(sites[0]!.lecturers.map(({ name }) => name)).toContain(taught?.teaches)
})

test.each(pages)('the page $name is one that can be stored', ({ page }) => {
  expect(readPage({ version: 1, rows: page.rows })).toEqual({ page: { version: 1, rows: page.rows } })
})

test.each(sites)('$key has a privacy policy of its own, in Thai and in English', ({ configuration, pages }) => {
  const policy = pages.find(({ slug }) => slug === 'privacy-policy')
  const texts = textsIn(policy?.rows).filter((text) => text.startsWith('<'))
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain(configuration.siteName)
  expect(texts[1]).toContain(configuration.siteNameEn)
  for (const text of texts) {
    expect(text).toContain(configuration.phone)
    expect(text).not.toMatch(/undefined|\$\{/)
  }
})

test.each(pages)('what the page $name points at exists', ({ site, page }) => {
  const props = page.rows.flatMap(({ columns }) => columns.flatMap(({ objects }) => objects.map((one) => one.props)))
  for (const { url, category } of props) {
    if (typeof url === 'string') expect(existsSync(`public${url}`)).toBe(true)
    if (category !== undefined) expect(site.categories.map(({ code }) => code)).toContain(category)
  }
  const slugs = [...site.pages, ...seededForms[site.key].forms('')].map(({ slug }) => slug)
  const targets = JSON.stringify([page.rows, site.navigator])
  for (const [, slug] of targets.matchAll(/\/cms\/page\/([\w-]+)/g)) expect(slugs).toContain(slug)
  for (const one of props) if (one['to'] === 'page') expect(slugs).toContain(one['page'])
})

const posts = sites.flatMap((site) =>
  site.pages.flatMap(({ posts = [] }) => posts.map((post) => ({ site, post, name: `${site.key}/${post.slug}` }))),
)

test.each(sites)(
  '$key tells news, answers questions and says where it is, and its menu leads there',
  ({ pages, navigator }) => {
    const menu = JSON.stringify(navigator)
    for (const slug of ['news', 'about', 'contact', 'faq']) {
      expect(pages.map((page) => page.slug)).toContain(slug)
      expect(menu).toContain(`/cms/page/${slug}`)
    }
    const told = pages.find(({ slug }) => slug === 'news')?.posts ?? []
    expect(told.length).toBeGreaterThanOrEqual(4)
    expectUnique(told.map(({ slug }) => slug))
    const days = told.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  },
)

test.each(posts)('the post $name says something, with a picture that is there', ({ site, post }) => {
  expect(existsSync(`public/${post.picture}`)).toBe(true)
  expect(wordCount(post.content)).toBeGreaterThanOrEqual(60)
  for (const [, code] of post.content.matchAll(/\/lesson\/categories\/(\w+)/g))
    expect(site.categories.map((one) => one.code)).toContain(code)
})

test.each(learners)('the learner $username could register', ({ citizen, phone, email }) => {
  expect(hasCitizenChecksum(citizen)).toBe(true)
  expect(phoneIssue('phone', phone)).toBeNull()
  expect(emailIssue('email', email)).toBeNull()
})

test.each(learners)('the enrolments of $username are possible', ({ enrolments }) => {
  for (const { site, course, done } of enrolments) {
    const found = sites.find(({ key }) => key === site)?.courses.find(({ name }) => name === course)
    expect(found).toMatchObject({ status: true })
    expect(done).toBeLessThanOrEqual(flat(found?.lessons ?? []).length)
  }
})

test('every text can be stored, and none stands at an edge with a space', () => {
  for (const text of textsIn(demo)) {
    expect(isCleanText(text)).toBe(true)
    expect(text).toBe(text.trim())
    expect(text).not.toBe('')
    expect(text).not.toMatch(/ํา|เเ|[\u200B-\u200D\uFEFF]/)
    expect(text).toBe(text.normalize('NFC'))
  }
})

function flat(lessons: SeedLesson[]): SeedLesson[] {
  return lessons.flatMap((lesson) => [lesson, ...flat(lesson.children ?? [])])
}

/** Expects a small file whose content matches its extension and whose Thai name has the same extension. */
function expectFile({ from, name }: SeedFile) {
  const bytes = readFileSync(`database/seeds/files/${from}`)
  expect(bytes.length).toBeLessThan(400_000)
  expect(typeWithin({ head: bytes.subarray(0, toldBy), tail: bytes.subarray(-toldBy) })?.ext).toBe(
    extname(from).slice(1),
  )
  expect(extname(name)).toBe(extname(from))
}

function expectUnique(values: string[]) {
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
}

function expectHtml(html: string) {
  const open: string[] = []
  for (const [, slash, tag] of html.matchAll(/<(\/?)([\w]+)[^>]*>/g)) {
    expect(['p', 'h2', 'h3', 'ul', 'li', 'strong', 'code']).toContain(tag)
    if (slash) expect(open.pop()).toBe(tag)
    else open.push(tag ?? '')
  }
  expect(open).toEqual([])
  expect(html.replace(/<[^>]+>/g, '')).not.toMatch(/[<>]/)
}

function wordCount(html: string) {
  const words = new Intl.Segmenter('th', { granularity: 'word' }).segment(html.replace(/<[^>]+>/g, ' '))
  return [...words].filter(({ isWordLike }) => isWordLike).length
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
