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
/** Identity providers must use TLS, except on this machine. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || loopback.test(URL.parse(url)?.hostname ?? ''), {
    message: 'must be https',
  })
/** The simulator runs on this machine only. */
const simulator = z.url({ protocol: /^http$/ }).refine((url) => loopback.test(URL.parse(url)?.hostname ?? ''), {
  message: 'must be on this machine',
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
    PAYMENT_SIMULATOR_URL: simulator.optional(),
    ETAX_SCHEMAS: z.string().min(1).optional(),
    IDLE_MINUTES: z.coerce.number().min(0.1).max(90).default(90),
  })
  .superRefine((value, told) => {
    for (const name of missingOfBucket(value)) told.addIssue({ code: 'custom', path: [name], message: 'is missing' })
  })

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** The checkout folder, which contains the worker's source. */
  root: string
  /** The build to serve, by default the newest; a running server keeps its own. */
  build: string
  databaseUrl?: string
  seed: 'demo' | 'empty' | 'bench' | 'large'
  demoPassword?: string
  secretKey?: string
  /** The mail server; without it no mail is sent. */
  smtpUrl?: string
  /** The institution's directory; null without one. */
  directory: DirectorySettings | null
  /** The bucket that replaces the local file store; null without one. */
  bucket: BucketSettings | null
  /** The webhook of a team chat that receives browser errors. */
  logWebhookUrl?: string
  /** The OpenID provider of the chat sign-in: LINE or another one. */
  lineIssuer: string
  trustProxy: number
  /** The addresses of those proxies. */
  proxies: BlockList
  metricsToken?: string
  /** The host name for uploaded files only. Without it each site serves its own. */
  contentHost?: string
  /** The virus scanner for uploaded files. */
  clamd?: { host: string; port: number }
  /** Internal hosts, `name:port`, from which pictures of an old site may be fetched. */
  innerHosts: readonly string[]
  /** The origin of the payment simulator; without it no site can use one. */
  paymentSimulatorUrl?: string
  /** The folder with the XML schemas for e-Tax documents; without it XML is not validated against them. */
  etaxSchemas?: string
  hasSecureCookies: boolean
  /** Idle timeout of office sessions, in minutes. */
  idleMinutes: number
  isDevelopment: boolean
  log: (line: string) => void
}

/** Reads the environment once. An invalid value stops the start with an error that names it (docs/configuration.md). */
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
    ...(value.PAYMENT_SIMULATOR_URL && { paymentSimulatorUrl: new URL(value.PAYMENT_SIMULATOR_URL).origin }),
    ...(value.ETAX_SCHEMAS && { etaxSchemas: resolve(root, value.ETAX_SCHEMAS) }),
    hasSecureCookies: value.WICHA_SECURE_COOKIES ?? value.TRUST_PROXY > 0,
    ...{ idleMinutes: value.IDLE_MINUTES, isDevelopment: given['NODE_ENV'] === 'development', log },
  }
}

/** A demo that only this machine can reach gets a default file host. */
function contentHostOf(value: z.infer<typeof shape>, given: Record<string, string | undefined>) {
  const isDemo = value.WICHA_SEED === 'demo' && value.TRUST_PROXY === 0 && loopback.test(value.HOST)
  const contentHost = value.CONTENT_HOST ?? (isDemo && given['NODE_ENV'] !== 'test' ? 'content.localhost' : undefined)
  return contentHost === undefined ? {} : { contentHost }
}

/** Uses clamd's default port unless another is given. */
function clamdAt(text: string) {
  const [host = '', port = '3310'] = text.split(':')
  return { host, port: Number(port) }
}
