import { type MetaFunction, useLoaderData } from 'react-router'
import { CourseBody, CourseHead } from '#ui/course/page/course-page.tsx'
import { BuyBar, Offer } from '#ui/course/page/offer.tsx'
import { Tabs } from '#ui/prose/tabs.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { AboutSection, LecturerSection, OutlineSection, PreviewSection } from '../components/course/course-sections.tsx'
import { ReviewSection, SessionSection } from '../lecturing/teaching/detail-parts.tsx'
import { OfferAct } from '../components/course/offer-act.tsx'
import type { loader } from './detail.server.ts'

export { loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

const reasonId = 'offer-reason'

/** A course in full. */
export default function Detail() {
  const shown = useLoaderData<typeof loader>()
  const { words, cover, offer } = shown
  const price = shown.look.hasPrice ? shown.price : undefined
  return (
    <>
      <CourseHead
        trail={shown.trail}
        title={<Breakable text={shown.name} />}
        {...(shown.lead && { lead: <Breakable text={shown.lead} /> })}
        facts={shown.facts}
        cover={cover}
      >
        {shown.isDraft && (
          <Alert tone="warning" icon="eye-off" title={words.draft}>
            {words.draftText}
          </Alert>
        )}
      </CourseHead>
      <CourseBody
        offer={
          <Offer
            cover={cover}
            price={price}
            act={<OfferAct offer={offer} reasonId={reasonId} />}
            small={offer.text}
            included={shown.included}
          />
        }
      >
        <Sections />
      </CourseBody>
      <BuyBar label={words.buy} price={price} act={<OfferAct offer={offer} reasonId={reasonId} />} />
    </>
  )
}

function Sections() {
  const { words, offer, preview, description, outline, lecturers, look, sessions, reviews } =
    useLoaderData<typeof loader>()
  const about = <AboutSection key="about" title={words.about} html={description} />
  const lessons = look.hasOutline && (
    <OutlineSection key="outline" title={words.outline} chapters={outline} empty={words.noLessons} />
  )
  const first = [
    ...(description ? [{ label: words.about, href: '#about' }] : []),
    ...(look.hasOutline ? [{ label: words.outline, href: '#outline' }] : []),
  ]
  const tabs = [
    ...(look.first === 'outline' ? first.toReversed() : first),
    ...(lecturers.length > 0 ? [{ label: words.lecturer, href: '#lecturer' }] : []),
    ...(reviews ? [{ label: reviews.words.title, href: '#reviews' }] : []),
  ]
  return (
    <>
      <Tabs label={words.inPage} tabs={tabs.map((tab, at) => ({ ...tab, isCurrent: at === 0 }))} />
      {preview && <PreviewSection preview={preview} words={words} />}
      {offer.href === null && (
        <Alert id={reasonId} title={offer.label}>
          {offer.text}
        </Alert>
      )}
      {look.first === 'outline' ? [lessons, about] : [about, lessons]}
      <SessionSection shown={sessions} />
      <LecturerSection title={words.lecturer} lecturers={lecturers} />
      <ReviewSection reviews={reviews} />
    </>
  )
}
