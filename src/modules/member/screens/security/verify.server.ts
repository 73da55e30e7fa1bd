import { data, href, redirect } from 'react-router'
import { type Context, noStore } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { assertionOptions } from '#platform/identity/mfa/ceremonies.ts'
import { factorsOf } from '#platform/identity/mfa/person-factors.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'
import { hashOf } from '#platform/identity/session/session.ts'
import { type Pending, pendingOf } from '#platform/identity/sign-in/pending.ts'
import { completeSignIn, type SecondProof, statusOfStep } from '#platform/identity/sign-in/second-step.ts'
import { refusedStepWords } from '#modules/user/public-api.ts'
import type { VerifyDescription } from '#ui/office/login/verify.tsx'
import { factorWords, verifyWords } from '../../security-words.ts'
import { languages, words } from '../../words.ts'

const here = () => href('/member/verify')

/** Asks for the second step after a correct password. Others are sent to the login. */
export const loader = loads(async (ctx, { url }) => {
  noStore(ctx)
  const pending = await pendingOf(ctx)
  if (!pending) throw redirect(href('/member/login'))
  const { passkey, ...verify } = await describe(ctx, { pending, url })
  return { verify, passkey, title: verifyWords.heading[ctx.locale] }
})

/** Opens the session if the second step is correct. If it has expired, the login starts again. */
export const action = acts(async (ctx, { url, form, cookies }) => {
  if (form.get('intent') === 'passkey-options') return askForPasskey(ctx)
  const pending = await pendingOf(ctx)
  const done = await completeSignIn(ctx, proofOf(form, url.origin))
  if (!('refused' in done)) {
    cookies.push(...done.cookies)
    return redirect(safePath(String(form.get('next') ?? ''), href('/member/login')))
  }
  if (done.refused === 'over' || !pending) return redirect(`${href('/member/login')}?over`)
  const problem = refusedStepWords[done.refused][ctx.locale]
  const { passkey: _passkey, ...verify } = await describe(ctx, { pending, url, problem })
  return data({ verify }, { status: statusOfStep(done.refused) })
})

function proofOf(form: FormData, origin: string): SecondProof {
  const text = (name: string) => String(form.get(name) ?? '')
  if (form.get('intent') === 'passkey') return { passkey: text('response'), origin }
  return form.has('recovery') ? { recovery: text('recovery').slice(0, 30) } : { code: text('code').slice(0, 10) }
}

async function askForPasskey(ctx: Context) {
  const pending = await pendingOf(ctx)
  if (!pending) return redirect(`${href('/member/login')}?over`)
  const options = await assertionOptions(ctx, { purpose: 'sign-in', bound: hashOf(ctx.pendingSignIn), person: pending })
  return data({ options: { prove: options } })
}

type Described = VerifyDescription & { passkey: Record<'passkey' | 'passkeyFailed', string> | null }

async function describe(ctx: Context, of: { pending: Pending; url: URL; problem?: string }): Promise<Described> {
  const { locale, site } = ctx
  const { hasTotp, passkeys } = await factorsOf(ctx, of.pending)
  const hosts = [...new Set(passkeys.map(({ rpId }) => rpId))]
  const isHere = hosts.includes(site.hostname)
  const usual = hasTotp ? 'code' : isHere ? null : 'recovery'
  const field = of.url.searchParams.get('way') === 'recovery' ? 'recovery' : usual
  const said = inLocale(verifyWords, locale)
  const { product, promise, promiseText, problemTitle } = inLocale(words, locale)
  const fallback = of.pending.interface === 'frontend' ? href('/user/profile') : href('/member/login')
  const next = safePath(of.url.searchParams.get('next'), fallback)
  const other = (way: 'code' | 'recovery') => `${here()}?${new URLSearchParams({ next, way })}`
  const elsewhere =
    !hasTotp && !isHere && hosts.length > 0 ? `${fill(said.elsewhere, { hosts: hosts.join(', ') })} ` : ''
  return {
    site: locale === 'th' ? site.siteName : site.siteNameEn,
    ...{ field, hidden: [{ name: 'next', value: next }], ...(of.problem && { problem: of.problem }) },
    others: [
      ...(field === 'recovery' ? [] : [{ href: other('recovery'), label: said.useRecovery }]),
      ...(field === 'recovery' && hasTotp ? [{ href: other('code'), label: said.useCode }] : []),
    ],
    languages: site.languages.map((lang) => ({
      ...{ label: languages[lang], lang, isCurrent: lang === locale },
      href: `?${new URLSearchParams({ next, lang })}`,
    })),
    back: { href: href('/member/login'), label: said.back },
    words: {
      product,
      promise,
      promiseText,
      problemTitle,
      heading: said.heading,
      submit: said.submit,
      ...asking(said, { field, elsewhere }),
    },
    passkey: isHere
      ? { passkey: factorWords.passkeyProve[locale], passkeyFailed: factorWords.passkeyFailed[locale] }
      : null,
  }
}

function asking(
  said: Record<keyof typeof verifyWords, string>,
  { field, elsewhere }: { field: VerifyDescription['field']; elsewhere: string },
) {
  if (field === 'code') return { text: said.codeText, label: said.codeLabel }
  if (field === 'recovery') return { text: elsewhere + said.recoveryText, label: said.recoveryLabel }
  return { text: said.passkeyText, label: '' }
}
