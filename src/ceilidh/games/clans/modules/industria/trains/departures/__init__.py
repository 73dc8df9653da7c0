"""Where a train can go now, place by place."""
