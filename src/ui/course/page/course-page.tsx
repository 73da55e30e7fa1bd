import type { ReactNode } from 'react'
import { Cover, type CoverImage } from '#ui/course/cover.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Crumbs, type Crumb } from '#ui/prose/crumbs.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './course-page.module.css'

type KeyFact = { icon: IconName; name: ReactNode; value: ReactNode }

type CourseHeadProps = {
  trail: { label: string; crumbs: Crumb[] }
  title: ReactNode
  lead?: ReactNode
  facts: KeyFact[]
  cover: CoverImage
  children?: ReactNode
}

/** The dark header of a course page: its path, its title and description, and the four main facts. */
export function CourseHead({ trail, title, lead, facts, cover, children }: CourseHeadProps) {
  return (
    <div className={styles.course__head}>
      <div className={classes('wrap', styles.course)}>
        <div className={styles.course__intro}>
          <Cover {...cover} className={styles.course__cover} isFirst />
          <Crumbs {...trail} />
          <h1>{title}</h1>
          {lead && <p className={styles.course__lead}>{lead}</p>}
          <KeyFacts facts={facts} />
          {children}
        </div>
      </div>
    </div>
  )
}

/** The text about a course, with its offer beside it if there is room. */
export function CourseBody({ offer, children }: { offer: ReactNode; children: ReactNode }) {
  return (
    <div className={classes('wrap', styles.course)}>
      <div className={styles.course__body}>{children}</div>
      <div className={styles.course__side}>
        <div className={styles.course__hang}>{offer}</div>
      </div>
    </div>
  )
}

type PersonProps = { avatar: ReactNode; name: ReactNode; role?: ReactNode; children?: ReactNode }

/** A teacher of the course. */
export function Person({ avatar, name, role, children }: PersonProps) {
  return (
    <>
      <div className={styles.person}>
        {avatar}
        <div>
          <h3>{name}</h3>
          {role && <p className={styles.person__role}>{role}</p>}
        </div>
      </div>
      {children && <div className={styles.person__text}>{children}</div>}
    </>
  )
}

function KeyFacts({ facts }: { facts: KeyFact[] }) {
  return (
    <dl className={styles.course__facts}>
      {facts.map(({ icon, name, value }, index) => (
        <div key={index}>
          <Icon name={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
