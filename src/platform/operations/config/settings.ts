import type { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { bucketOf, type BucketSettings, bucketShape, missingOfBucket } from './bucket-settings.ts'
import { directoryOf, type DirectorySettings, directoryShape } from './directory-settings.ts'
import { nearRanges, rangesOf } from './proxies.ts'

declare module '#platform/context.ts' {
  interface App {
    settings: Settings
  }
}

const port = z.coerce.number().int().min(0).max(65535)
/** The issuer of LINE Login. */
const line = 'access.line.me'
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** What people prove who they are by is asked over TLS, unless it is on this machine. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || loopback.test(URL.parse(url)?.hostname ?? ''), {
    message: 'must be https',
  })
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

const shape = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    WICHA_SEED: z.enum(['demo', 'empty', 'bench', 'large']).default('demo'),
    DEMO_PASSWORD: z.string().min(8).max(128).optional(),
    SECRET_KEY: z.string().min(32).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    ...directoryShape,
    ...bucketShape,
    LOG_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    LINE_ISSUER: issuer.default(`https://${line}`),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    PROXY_ADDRESSES: z
      .string()
      .refine((text) => rangesOf(text) !== null, { message: 'must be addresses or ranges, as 10.0.0.0/8, with commas' })
      .optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    WICHA_SECURE_COOKIES: flag.optional(),
    CONTENT_HOST: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/)
      .optional(),
    CLAMD_HOST: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{0,250}(?::\d{1,5})?$/i)
      .optional(),
    INNER_HOSTS: z
      .string()
      .regex(/^[a-z0-9.-]{1,250}:\d{1,5}(?:,[a-z0-9.-]{1,250}:\d{1,5}){0,19}$/)
      .optional(),
    IDLE_MINUTES: z.coerce.number().min(0.1).max(90).default(90),
  })
  .superRefine((value, told) => {
    for (const name of missingOfBucket(value)) told.addIssue({ code: 'custom', path: [name], message: 'is missing' })
  })

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** The folder of the checkout: where the worker's source lies. */
  root: string
  /** The folder of the build that is served, the newest unless told: a running server keeps its own. */
  build: string
  databaseUrl?: string
  seed: 'demo' | 'empty' | 'bench' | 'large'
  demoPassword?: string
  secretKey?: string
  /** The mail server; without it no mail is sent. */
  smtpUrl?: string
  /** Where the people of the institution are kept; null without a directory. */
  directory: DirectorySettings | null
  /** Where files are kept in the place of this machine; null without it. */
  bucket: BucketSettings | null
  /** A team chat's address that gets what goes wrong in browsers. */
  logWebhookUrl?: string
  /** Who proves by the chat app who somebody is: LINE, or another OpenID provider. */
  lineIssuer: string
  trustProxy: number
  /** Where those proxies are. */
  proxies: BlockList
  metricsToken?: string
  /** The host name that holds uploaded files and nothing else; without one each site holds its own. */
  contentHost?: string
  /** What looks for viruses in uploaded files. */
  clamd?: { host: string; port: number }
  /** Hosts of the inner network, `name:port`, that pictures of an old site may be fetched from. */
  innerHosts: readonly string[]
  hasSecureCookies: boolean
  /** After how many minutes without its person a session of the back office ends. */
  idleMinutes: number
  isDevelopment: boolean
  log: (line: string) => void
}

/** Reads the environment once; a wrong value stops the start with a sentence that names it (docs/configuration.md). */
export const readSettings = (
  environment: Record<string, string | undefined>,
  root: string,
  log: (line: string) => void = (line) => console.error(line),
): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = shape.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`ตั้งค่าไม่ถูกต้อง · wrong setting\n  ${lines.join('\n  ')}`)
  }
  const value = read.data
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(root, value.DATA_DIR),
    root,
    build: join(root, 'build/current'),
    ...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
    seed: value.WICHA_SEED,
    ...(value.DEMO_PASSWORD && { demoPassword: value.DEMO_PASSWORD }),
    ...(value.SECRET_KEY && { secretKey: value.SECRET_KEY }),
    ...(value.SMTP_URL && { smtpUrl: value.SMTP_URL }),
    directory: directoryOf(value),
    bucket: bucketOf(value),
    ...(value.LOG_WEBHOOK_URL && { logWebhookUrl: value.LOG_WEBHOOK_URL }),
    lineIssuer: value.LINE_ISSUER,
    trustProxy: value.TRUST_PROXY,
    proxies: (value.PROXY_ADDRESSES && rangesOf(value.PROXY_ADDRESSES)) || nearRanges(),
    ...(value.METRICS_TOKEN && { metricsToken: value.METRICS_TOKEN }),
    ...contentHostOf(value, given),
    ...(value.CLAMD_HOST && { clamd: clamdAt(value.CLAMD_HOST) }),
    innerHosts: value.INNER_HOSTS?.split(',') ?? [],
    hasSecureCookies: value.WICHA_SECURE_COOKIES ?? value.TRUST_PROXY > 0,
    idleMinutes: value.IDLE_MINUTES,
    isDevelopment: given['NODE_ENV'] === 'development',
    log,
  }
}

/** A demo that only this machine reaches has a host for files without being told. */
function contentHostOf(value: z.infer<typeof shape>, given: Record<string, string | undefined>) {
  const isDemo = value.WICHA_SEED === 'demo' && value.TRUST_PROXY === 0 && loopback.test(value.HOST)
  const contentHost = value.CONTENT_HOST ?? (isDemo && given['NODE_ENV'] !== 'test' ? 'content.localhost' : undefined)
  return contentHost === undefined ? {} : { contentHost }
}

/** The port of clamd unless another one is said. */
function clamdAt(text: string) {
  const [host = '', port = '3310'] = text.split(':')
  return { host, port: Number(port) }
}
