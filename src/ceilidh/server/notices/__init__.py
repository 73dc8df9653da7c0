"""Notices at one's turn: by web push, e-mail or webhook, each chosen by its reader."""
