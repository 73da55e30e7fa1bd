import { randomBytes } from 'node:crypto'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { type CertificateKind, liveKeyOf } from '../rules/certificate-state.ts'
import { checkCode, codeBytes } from '../rules/check-code.ts'
import { printedResult } from '../rules/printed-result.ts'
import { activeTemplates, type ChosenTemplate, templateFor } from './choose-template.server.ts'
import { type CertificateFacts, lockFacts } from './facts.server.ts'
import { renderCertificateJob } from './jobs.ts'
import { takeNumbers } from './take-numbers.server.ts'

/** What became of a request for a certificate. */
type IssueOutcome = 'issued' | 'already' | 'incomplete' | 'none' | 'gone'

interface IssueRequest {
  enrollIDs: readonly string[]
  kind: CertificateKind
  /** The template, or the one for the course if not set. */
  templateID?: string
  /** Whether staff give it to learners who did not complete the course, or in a course without certificates. */
  isForced?: boolean
  /** The name of who issues it; '' for the system. */
  issuedBy: string
}

/**
 * Issues certificates to enrolments, in one transaction with their numbers. A second run issues nothing: an enrolment has one live
 * certificate of a kind for each attempt. Returns the outcome by enrolment. Their files are drawn by jobs.
 */
export const issueCertificates = (ctx: Context, of: IssueRequest): Promise<Map<string, IssueOutcome>> =>
  inTransaction(ctx, async (inside) => {
    const outcomes = new Map<string, IssueOutcome>(of.enrollIDs.map((id) => [id, 'gone']))
    const facts = await lockFacts(inside, of.enrollIDs)
    const live = await liveKeys(inside, facts, of.kind)
    const templates = await activeTemplates(inside)
    const due: { fact: CertificateFacts; template: ChosenTemplate }[] = []
    for (const fact of facts) {
      const { courseID, enrollID } = fact
      const template = of.templateID
        ? templates.find(({ _id }) => _id === of.templateID)
        : templateFor(templates, { courseID, kind: of.kind })
      const outcome = outcomeOf({ fact, of, isLive: live.has(enrollID), hasTemplate: template !== undefined })
      outcomes.set(enrollID, outcome)
      if (outcome === 'issued') due.push({ fact, template: template! })
    }
    await storeDue(inside, due, of)
    return outcomes
  })

function outcomeOf(by: { fact: CertificateFacts; of: IssueRequest; isLive: boolean; hasTemplate: boolean }) {
  if (by.isLive) return 'already'
  if (!by.of.isForced && !by.fact.isComplete) return 'incomplete'
  if (!by.hasTemplate || (!by.of.isForced && !by.fact.givesCertificate)) return 'none'
  return 'issued'
}

async function liveKeys(ctx: Context, facts: readonly CertificateFacts[], kind: CertificateKind): Promise<Set<string>> {
  if (facts.length === 0) return new Set()
  const keys = facts.map((fact) => liveKeyOf({ ...fact, kind }))
  const found = await from(ctx, 'certification')
    .select('certification.liveKey')
    .where('certification.liveKey', 'in', keys)
    .execute()
  const live = new Set(found.map(({ liveKey }) => liveKey))
  return new Set(facts.filter((fact) => live.has(liveKeyOf({ ...fact, kind }))).map(({ enrollID }) => enrollID))
}

/** Series are locked in the order of their ids. */
async function storeDue(
  inside: Context,
  due: readonly { fact: CertificateFacts; template: ChosenTemplate }[],
  of: IssueRequest,
) {
  const bySeries = Map.groupBy(due, ({ template }) => template.series)
  for (const seriesID of [...bySeries.keys()].toSorted()) {
    const group = bySeries.get(seriesID)!
    const numbers = await takeNumbers(inside, { seriesID, count: group.length })
    for (const [at, { fact, template }] of group.entries())
      await storeCertificate(inside, { fact, template, number: numbers[at]!, kind: of.kind, issuedBy: of.issuedBy })
  }
}

interface NewCertificate {
  fact: CertificateFacts
  template: Pick<ChosenTemplate, 'versionID' | 'series' | 'locale'>
  number: string
  kind: CertificateKind
  issuedBy: string
  replaces?: string
}

/** Stores a certificate with its number, and queues its file. */
export async function storeCertificate(inside: Context, of: NewCertificate) {
  const { isComplete: _complete, givesCertificate: _gives, testResult, ...printed } = of.fact
  const { locale, series, versionID } = of.template
  const row = await record(inside, 'certification', {
    ...printed,
    ...{ number: of.number, kind: of.kind, locale, series, templateVersion: versionID, issuedBy: of.issuedBy },
    ...{ issuedAt: nowOf(inside), status: 'issued', code: checkCode(randomBytes(codeBytes)) },
    ...{ issuer: issuerOf(inside, locale), result: printedResult(testResult, locale) },
    ...(of.replaces !== undefined && { replaces: of.replaces }),
  })
  await enqueue(inside, renderCertificateJob, { payload: { certificate: row._id }, key: row._id })
  return row
}

const issuerOf = ({ site }: Context, locale: 'th' | 'en') =>
  (locale === 'en' && site.siteNameEn ? site.siteNameEn : site.siteName).slice(0, 200)
