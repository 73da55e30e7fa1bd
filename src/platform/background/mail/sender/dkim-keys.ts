import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { type Context, nowOf } from '#platform/context.ts'
import { type Sealed, seal, unseal } from '#platform/data/encryption/seal.ts'
import { fromPrivate, insertPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { type DkimKey, mailKey } from '../mail-tables.ts'
import type { Parcel } from '../transport/mailer.ts'

/** The public part of a DKIM key, and its DNS record. */
interface DkimRecord {
  selector: string
  domain: string
  host: string
  value: string
  createdAt: string
  isVerified: boolean
}

/** Makes an RSA-2048 key for a domain. Its selector names the month and is new for each key. */
export const createDkimKey = async (ctx: Context, domain: string): Promise<void> => {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const keys = await dkimKeys(ctx)
  const month = new Date(ctx.now).toISOString().slice(0, 7).replace('-', '')
  const sealed = JSON.stringify(seal(ctx.app.sealing, placeOf(ctx), privateKey))
  await insertPrivate(ctx, mailKey, {
    row: {
      ...{ selector: `w${month}-${keys.length + 1}`, domain, privateKey: sealed },
      ...{ publicKey: publicKey.toString('base64'), createdAt: nowOf(ctx), verifiedAt: null },
    },
  })
}

/** The keys of the site, newest first. */
export const dkimRecords = async (ctx: Context): Promise<DkimRecord[]> =>
  (await dkimKeys(ctx)).map(({ selector, domain, publicKey, createdAt, verifiedAt }) => ({
    ...{ selector, domain, createdAt, isVerified: verifiedAt !== null },
    ...{ host: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${publicKey}` },
  }))

/** Notes that the DNS record of a key was seen. */
export const verifyDkimKey = (ctx: Context, selector: string) =>
  updatePrivate(ctx, mailKey, { where: { selector, verifiedAt: null }, change: { verifiedAt: nowOf(ctx) } })

/** What signs a mail from a domain: its newest key with a verified record; null without one. */
export const dkimOf = async (ctx: Context, domain: string): Promise<Parcel['dkim']> => {
  const key = (await dkimKeys(ctx)).find((one) => one.domain === domain && one.verifiedAt !== null)
  if (!key) return null
  const privateKey = unseal(ctx.app.sealing, placeOf(ctx), JSON.parse(key.privateKey) as Sealed)
  return { domainName: domain, keySelector: key.selector, privateKey }
}

const dkimKeys = (ctx: Context) =>
  fromPrivate(ctx, mailKey)
    .selectAll()
    .orderBy('mail_key.createdAt', 'desc')
    .orderBy('mail_key.selector', 'desc')
    .limit(20)
    .execute() as Promise<DkimKey[]>

const placeOf = ({ site }: Context) => ({ site: site._id, collection: 'mail_key', field: 'privateKey' })
