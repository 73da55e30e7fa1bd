import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { publicFields } from '#platform/site/public-fields.ts'
import { coreOf } from '#platform/site/sites.ts'
import { hostnames } from '#platform/site/hostnames.ts'

const text = z.string().nullable()
const record = z.record(z.string(), z.unknown())

/** The public part of a site's configuration: the `publicFields`, and what the platform knows of the site. */
const shown = z.strictObject({
  ...{ siteID: z.string(), hostname: z.string(), key: z.string(), siteType: z.enum(['origin', 'collection', 'unit']) },
  ...{ siteName: z.string(), siteNameEn: z.string(), siteLogo: text, siteFavicon: text, phone: text },
  ...{ tagline: record, about: record, openingHours: record.nullable(), theme: record, layout: record },
  ...{ siteStyle: z.string(), siteSubStyle: z.string(), loginLogo: text, loginBg: text, homepage: text },
  ...{
    navigator: text,
    menu: text,
    header: text,
    subheader: text,
    footer: text,
    spaceId: text,
    passwordConfig: record,
    languages: z.array(z.enum(['th', 'en'])),
    cookiesAreOptIn: z.boolean(),
  },
  ...{ plugins: z.array(z.string()), defaultPlugin: text, defaultLogin: text, lastUpdate: z.iso.datetime() },
  ...{ account: record, lessonPlayer: record, courseDetail: record },
  ...{ shopNotice: z.unknown(), shopHoldMinutes: z.int() },
  ...{ refundFullDays: z.int().nullable(), refundLatePercent: z.int().nullable() },
})

export const description: CallDescription = {
  summary: { th: 'การตั้งค่าสาธารณะของโฮสต์นี้', en: 'The public part of the configuration of this host' },
  query: {
    list: {
      text: {
        th: 'ชื่อโฮสต์ทั้งหมด ใช้ได้เฉพาะเครื่องพัฒนา',
        en: 'All host names. In development, on this machine only',
      },
      schema: { type: 'string' },
    },
  },
  answer: z.strictObject({
    status: z.literal(200),
    data: z.union([shown, z.array(z.strictObject({ hostname: z.string() }))]),
  }),
  examples: [
    {
      name: 'this-host',
      summary: { th: 'ผู้เยี่ยมชมขอการตั้งค่าของเว็บไซต์', en: 'A visitor requests the site configuration' },
      as: 'guest',
    },
  ],
}

/** `GET hostname`: the public configuration of this host (specification §7, guides U9). */
const thisHostname: ApiCommand = async (ctx, { query, isDeveloper }) => {
  if (query['list'] === undefined) return { status: 200, data: configurationOf(ctx) }
  if (!isDeveloper) throw notFound()
  return { status: 200, data: await hostnames(ctx.app) }
}

export default thisHostname

function configurationOf({ site, app }: Context) {
  const core = new Set(coreOf(app.manifests))
  return {
    ...Object.fromEntries(publicFields.map((field) => [field, site[field]])),
    plugins: [...site.plugins].filter((name) => !core.has(name)),
    siteID: site._id,
    hostname: site.hostname,
    lastUpdate: site.lastUpdate,
  }
}
