import type { Controller } from './policy.ts'

/** The policy in English. The Thai text prevails. */
export const english = ({ nameEn, addressEn, phone, email, since }: Controller) =>
  `<h2>Privacy policy in English</h2>
<p>${nameEn} (“we”) is the data controller under the Personal Data Protection Act B.E. 2562 (2019). This policy says how we collect, use and disclose your personal data and what rights you have. It holds from ${since.en}. Where this translation and the Thai text differ, the Thai text holds.</p>
<h3>1. What we collect</h3>
<p>We collect data from you when you register, enrol, learn or contact us, and from your employer when it sends you to a course: your first and last name and citizen id; your e-mail address, telephone number and, where documents are sent, your address; your courses, progress, test results and certificates; your orders and proofs of payment; and the IP address, browser, log-in times and cookies of your visits. We do not ask for sensitive data of section 26; please cover religion and blood group on any copy of an identity card you send us.</p>
<h3>2. Why, and on which legal basis</h3>
<ul>
<li><strong>Contract</strong> (section 24 (3)): to keep your account, enrol and teach you, record results, take payment and issue certificates.</li>
<li><strong>Legal duty</strong> (section 24 (6)): tax invoices, accounts, computer traffic data, and reports on training that the law asks for.</li>
<li><strong>Legitimate interest</strong> (section 24 (5)): the security of our systems, the prevention of fraud, and statistics that name nobody.</li>
<li><strong>Consent</strong> (section 19): news and offers, and cookies that are not necessary.</li>
</ul>
<p>Your citizen id identifies you and is used for certificates. Without the data that the contract needs we may be unable to enrol you or issue a certificate; refusing marketing has no effect on your learning.</p>
<h3>3. How long we keep it</h3>
<p>Your account: while you are a member, and at most 90 days after you ask us to close it, unless one of the following is longer. Results and certificates: ten years from issue. Accounting and tax documents: at least five years. Computer traffic data: at least 90 days.</p>
<h3>4. Who receives it</h3>
<p>We do not sell your data. It is disclosed, as far as necessary, to lecturers and staff concerned, to processors for hosting, mail, storage and payment under a data processing agreement, to the employer that sent you, and to authorities with legal power. Data is sent abroad only to countries with adequate protection or under appropriate safeguards (sections 28 and 29).</p>
<h3>5. Your rights</h3>
<p>You may withdraw consent at any time, and ask for access and a copy, portability, rectification, restriction and erasure or anonymisation; you may object to processing, and complain to the Office of the Personal Data Protection Committee. We verify who you are and answer within 30 days, free of charge, and give reasons when we refuse.</p>
<h3>6. Cookies</h3>
<p>Necessary cookies keep you logged in and remember your language. Any other cookie is set only with your consent, which you may withdraw.</p>
<h3>7. Minors</h3>
<p>A person under ten is registered, and consent given, by the holder of parental power. A minor of ten or older also needs that person's consent, unless the Civil and Commercial Code lets the minor act alone.</p>
<h3>8. Security</h3>
<p>We encrypt what is transmitted, store passwords so that they cannot be recovered, limit the rights of staff to their duties and record changes. A breach that is likely to put rights and freedoms at risk is notified to the Committee's office within 72 hours of our knowing of it, and to you without delay where the risk is high.</p>
<h3>9. Contact</h3>
<p>Data Protection Officer, ${nameEn}<br>${addressEn}<br>Telephone ${phone} · E-mail ${email}</p>
<p>We announce material changes on this page at least 15 days before they take effect, and ask for consent again where the law requires it.</p>`
