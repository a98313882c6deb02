/** Services that issue addresses for minutes. Their subdomains count too. Used at the e-mail check and at sign-up. Source: AUTH-02. */
const THROW_AWAY_DOMAINS: ReadonlySet<string> = new Set(
  `
    0-mail.com 0815.ru 10mail.org 10minutemail.co.uk 10minutemail.com 10minutemail.net 1secmail.com 1secmail.net
    1secmail.org 20minutemail.com 20minutemail.it 33mail.com anonbox.net anonymbox.com antichef.com armyspy.com
    bccto.me beefmilk.com binkmail.com bobmail.info boun.cr bouncr.com brefmail.com bspamfree.org bugmenot.com
    bund.us burnermail.io burnthespam.info byom.de cashette.com chacuo.net cool.fr.nf courriel.fr.nf cuvox.de
    dayrep.com deadaddress.com deadspam.com despam.it devnullmail.com dingbone.com discard.email discardmail.com
    discardmail.de disposableaddress.com disposableemailaddresses.com disposableinbox.com dispostable.com dodgeit.com
    dodgit.com dontsendmespam.de drdrb.com dropmail.me dump-email.info dumpmail.de e4ward.com einrot.com email60.com
    emailias.com emailisvalid.com emailondeck.com emailsensei.com emailtemporanea.net emailtemporario.com.br
    emailwarden.com emltmp.com ephemail.net explodemail.com eyepaste.com fakeinbox.com fakeinformation.com
    fakemail.fr fakemailgenerator.com fastacura.com fivemail.de fleckens.hu frapmail.com fudgerub.com garliclife.com
    getairmail.com getmails.eu getnada.com getonemail.com gishpuppy.com great-host.in greensloth.com grr.la
    guerillamail.com guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net
    guerrillamail.org guerrillamailblock.com gustr.com h8s.org haltospam.com harakirimail.com hidemail.de hmamail.com
    hopemail.biz hulapla.de ieatspam.eu ieatspam.info imails.info inboxalias.com inboxbear.com inboxclean.com
    inboxkitten.com incognitomail.com incognitomail.org instant-mail.de ipoo.org jetable.com jetable.fr.nf
    jetable.net jetable.org jnxjn.com jourrapide.com kasmail.com killmail.com killmail.net klzlk.com kurzepost.de
    lifebyfood.com link2mail.net litedrop.com lookugly.com lopl.co.cc lr78.com mail-temp.com mail-temporaire.fr
    mail.tm mail7.io mailbidon.com mailcatch.com maildrop.cc maildu.de maileater.com mailexpire.com mailforspam.com
    mailfreeonline.com mailguard.me mailimate.com mailinater.com mailinator.com mailinator.net mailinator2.com
    mailincubator.com mailismagic.com mailme.lv mailmetrash.com mailmoat.com mailnator.com mailnesia.com mailnull.com
    mailpoof.com mailsac.com mailshell.com mailsiphon.com mailslite.com mailtemp.info mailtothis.com mailzilla.com
    mailzilla.org meltmail.com mierdamail.com mintemail.com minuteinbox.com moakt.cc moakt.co moakt.com mohmal.com
    mt2009.com mt2014.com mvrht.com mytemp.email mytempemail.com mytrashmail.com nada.email nepwk.com nervmich.net
    nervtmich.net neverbox.com no-spam.ws nobulk.com nogmailspam.info nomail.xl.cx nospam.ze.tc nospamfor.us
    nowmymail.com objectmail.com obobbo.com oneoffemail.com onewaymail.com opayq.com owlpic.com pookmail.com
    privy-mail.com proxymail.eu punkass.com quickinbox.com rcpt.at recode.me recursor.net rhyta.com rtrtr.com
    safe-mail.org safetymail.info sandelf.de schafmail.de selfdestructingmail.com sharklasers.com shieldemail.com
    shitmail.me skeefmail.com slopsbox.com smellfear.com snakemail.com sneakemail.com sofort-mail.de sogetthis.com
    spam4.me spamail.de spambob.com spambog.com spambog.de spambox.us spamcannon.com spamcero.com spamcorptastic.com
    spamday.com spamex.com spamfree24.com spamfree24.de spamfree24.org spamgourmet.com spamherelots.com spamhole.com
    spamify.com spaml.com spammotel.com spamoff.de spamspot.com spamthis.co.uk spamtrail.com speed.1s.fr
    supergreatmail.com superrito.com suremail.info teleworm.us temp-mail.io temp-mail.org temp-mail.ru tempail.com
    tempalias.com tempe-mail.com tempemail.co.za tempemail.com tempinbox.com tempmail.de tempmail.dev tempmail.it
    tempmail.net tempmail.plus tempmailaddress.com tempmailer.com tempmailo.com tempomail.fr temporarily.de
    temporaryemail.net temporaryinbox.com tempr.email thankyou2010.com throwam.com throwawayemailaddress.com
    throwawaymail.com tilien.com tmail.ws tmailinator.com tmpmail.net tmpmail.org tradermail.info trash-amil.com
    trash-mail.at trash-mail.com trash-mail.de trash2009.com trashdevil.com trashemail.de trashmail.at trashmail.com
    trashmail.de trashmail.io trashmail.me trashmail.net trashmail.org trashmail.ws trashmailer.com trashymail.com
    trialmail.de trillianpro.com twinmail.de uggsrock.com veryrealemail.com wegwerfadresse.de wegwerfemail.com
    wegwerfemail.de wegwerfmail.de wegwerfmail.net wegwerfmail.org wh4f.org whyspam.me willselfdestruct.com wuzup.net
    xagloo.com xemaps.com yopmail.com yopmail.fr yopmail.net yuurok.com zehnminutenmail.de zetmail.com zoemail.net
    zoemail.org
  `
    .trim()
    .split(/\s+/),
);

/** Whether a domain, in lower case, or one above it, belongs to a throw-away service. */
export function isThrowAwayDomain(domain: string): boolean {
  const labels = domain.split(".");
  return labels.some((_, index) => THROW_AWAY_DOMAINS.has(labels.slice(index).join(".")));
}
