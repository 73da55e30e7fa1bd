import type { Migration } from '#platform/database/migrate.ts'
import { firstAcademy } from './0001-first-academy.ts'
import { courseListsGiven } from './0010-course-lists-given.ts'
import { geography } from './0020-geography.ts'
import { collectionsOfTheSpecification } from './0021-collections-of-the-specification.ts'
import { siteConfiguration } from './0030-site-configuration.ts'
import { keepRemovedRows } from './0040-keep-removed-rows.ts'
import { answeredCalls } from './0041-answered-calls.ts'
import { history } from './0042-history.ts'
import { queryIndexes } from './0043-query-indexes.ts'
import { jobs } from './0070-jobs.ts'
import { mail } from './0071-mail.ts'
import { staffSessions } from './0080-staff-sessions.ts'
import { passwordConfig } from './0090-password-config.ts'
import { passwordRequests } from './0091-password-requests.ts'
import { mailToStaff } from './0092-mail-to-staff.ts'
import { accountSwitches } from './0093-account-switches.ts'
import { peopleFromElsewhere } from './0100-people-from-elsewhere.ts'
import { wordsOfASite } from './0110-words-of-a-site.ts'
import { secondFactor } from './0120-second-factor.ts'
import { secondFactorSwitch } from './0121-second-factor-switch.ts'
import { acting } from './0130-acting.ts'
import { directory } from './0131-directory.ts'

/** Every migration there ever was, oldest first; one that has run anywhere is never changed. */
export const migrations: readonly Migration[] = [
  firstAcademy,
  courseListsGiven,
  geography,
  collectionsOfTheSpecification,
  siteConfiguration,
  keepRemovedRows,
  answeredCalls,
  history,
  queryIndexes,
  jobs,
  mail,
  staffSessions,
  passwordConfig,
  passwordRequests,
  mailToStaff,
  accountSwitches,
  peopleFromElsewhere,
  wordsOfASite,
  secondFactor,
  secondFactorSwitch,
  acting,
  directory,
]
