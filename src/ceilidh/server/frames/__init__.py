"""The frames of a page's blocks: functions, since they are made anew after every move."""
