"""Letters by SMTP, with a way out that mail programs can take by one click."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word
from ceilidh.server.errors import Refusal
from ceilidh.server.notices.safe_http import Unreachable
from ceilidh.server.settings import Settings

SECONDS = 20.0
LONGEST_ADDRESS = 254
STARTTLS, TLS, PLAIN = TLS_KINDS = ("starttls", "tls", "none")
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


@dataclass(frozen=True)
class NoticeText:
    """What a notice says: a line, more of it, and where to go; `way_out` ends such notices."""

    subject: str
    text: str
    url: str
    way_out: str = ""


def clean_address(text: str) -> str:
    """An address that a letter can be sent to."""
    given = text.strip()
    if len(given) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(given):
        raise Refusal("That is not a valid e-mail address; check it.")
    return given


@dataclass(frozen=True)
class Mailbox:
    """The server that takes our letters."""

    host: str
    port: int
    tls: str
    user: str
    password: str
    sender: str

    @classmethod
    def of(cls, settings: Settings) -> Mailbox | None:
        """None where no mail is set up."""
        if not settings.smtp_host:
            return None
        if settings.smtp_tls not in TLS_KINDS:
            raise CeilidhError(
                "CEILIDH_SMTP_TLS must be starttls, tls or none, not '{given}'.",
                fields={"given": Word(settings.smtp_tls)},
            )
        if not settings.smtp_from:
            raise CeilidhError("Set the sender address with CEILIDH_SMTP_FROM.")
        return cls(
            settings.smtp_host,
            settings.smtp_port,
            settings.smtp_tls,
            settings.smtp_user,
            settings.smtp_password or private_text(settings.folder / "smtp_password"),
            settings.smtp_from,
        )

    def send(self, to: str, words: NoticeText) -> None:
        """Hand a letter over; Unreachable says whether to try again."""
        message = self._message(to, words)
        try:
            with self._connected() as line:
                if self.user:
                    line.login(self.user, self.password)
                line.send_message(message)
        except smtplib.SMTPRecipientsRefused as fault:
            codes = [code for code, _ in fault.recipients.values()]
            raise Unreachable(f"refused {codes}", gone=all(one >= 500 for one in codes)) from fault
        except (OSError, smtplib.SMTPException) as fault:
            raise Unreachable(type(fault).__name__) from fault

    def _connected(self) -> smtplib.SMTP:
        if self.tls == TLS:
            safe = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=safe)
        line = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        if self.tls == STARTTLS:
            line.starttls(context=ssl.create_default_context())
        return line

    def _message(self, to: str, words: NoticeText) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = words.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2] or None)
        message["Auto-Submitted"] = "auto-generated"
        lines = [words.text, "", words.url]
        if words.way_out:
            # RFC 8058: a mail program ends these letters by one request, without a page.
            message["List-Unsubscribe"] = f"<{words.way_out}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            lines += ["", "-- ", words.way_out]
        message.set_content("\n".join(lines) + "\n")
        return message


def private_text(file: Path) -> str:
    """A secret from the data folder; refused where others can read it."""
    if not file.is_file():
        return ""
    if file.stat().st_mode & 0o077:
        raise CeilidhError(
            "Other users can read {file}; restrict it with {command}.",
            fields={"file": Word(str(file)), "command": Word(f"chmod 600 {file}")},
        )
    return file.read_text("utf-8").strip()
